import type { Finding } from '../../contracts/tool-finding';
import { defineTool } from '../definition';
import { hashtagsIn } from '../measure/hashtags';
import { measure } from '../measure/measure';
import { sameTexts } from '../same-texts';

/** Types of a caption's opening, the part shown above "more". */
const OPENINGS = {
  moment: 'A moment',
  question: 'A question',
  claim: 'A claim',
  lesson: 'What you get',
  direct: 'To one reader',
} as const;

/** About the characters of a first line that a feed shows before "more"; Instagram publishes no number. */
const FIRST_LINE = 125;

export const captionGenerator = defineTool({
  id: 'instagram/caption-generator',
  inputs: {
    topic: {
      type: 'text',
      label: 'What the post shows',
      placeholder: 'The first mugs out of our new kiln',
      required: true,
    },
    points: {
      type: 'long',
      label: 'What you want to say',
      help: 'Facts and feelings, one a line. Captions use these and invent none.',
      placeholder: 'Two cracked, ten survived\nThe blue came out darker than planned',
      max: 2_000,
    },
    audience: { type: 'text', label: 'Who it is for', placeholder: 'people who make things by hand' },
    keyword: {
      type: 'text',
      label: 'Words people search for',
      help: 'Search reads captions. They stand in the first line or two, as they are.',
      placeholder: 'handmade mugs',
      max: 60,
    },
    goal: {
      type: 'choice',
      label: 'What it asks for',
      options: {
        comment: 'A comment',
        save: 'To be saved',
        share: 'To be sent on',
        visit: 'A visit to the link in the bio',
        nothing: 'Nothing',
      },
      default: 'comment',
    },
    length: {
      type: 'choice',
      label: 'Length',
      options: { short: 'A line or two', medium: 'A paragraph', long: 'A story' },
      default: 'medium',
    },
    hashtags: { type: 'number', label: 'Hashtags', min: 0, max: 5, default: 3 },
    emoji: { type: 'choice', label: 'Emoji', options: { none: 'None', few: 'A few' }, default: 'none' },
    count: { type: 'number', label: 'How many', min: 2, max: 6, default: 4 },
  },
  output: {
    captions: {
      type: 'list',
      label: 'Captions',
      one: 'Caption',
      tell: 'Different captions, the strongest first.',
      min: 1,
      max: 6,
      count: 'count',
      item: {
        caption: {
          type: 'text',
          label: 'Caption',
          tell: 'The whole caption as it is pasted: a first line of at most 125 characters that stands alone, an empty line, the rest, and as many hashtags as "hashtags" says on the last line.',
          lines: true,
          field: 'instagram.caption',
        },
        opening: { type: 'choice', label: 'Opening', tell: 'How the first line opens.', options: OPENINGS },
      },
    },
  },
  maxTokens: 2_200,
  check({ captions }, { hashtags }) {
    const place = (at: number) => `captions.${at}.caption`;
    const texts = captions.map(({ caption }) => caption);
    return [
      ...sameTexts(texts, 'caption', place),
      ...texts.flatMap((text, at) => captionWarnings(text, place(at), hashtags)),
    ];
  },
  sends: [
    {
      to: 'instagram/hashtag-intelligence',
      fill: ({ input }) => ({ topic: input.topic, audience: input.audience }),
    },
    {
      to: 'instagram/carousel-caption-studio',
      fill: ({ input }) => ({ topic: input.topic, points: input.points, audience: input.audience }),
    },
  ],
  page: {
    title: 'Instagram caption generator that shows the cut',
    description:
      'Write Instagram captions from what you want to say, see what stands above "more", and keep to five hashtags.',
    steps: [
      'Say what the post shows, and what you want to tell, one thing a line.',
      'Choose how long it is, what it asks for and how many hashtags it has.',
      'Read the first line where a feed cuts it.',
      'Edit in place, copy, and paste it below your picture.',
    ],
    questions: [
      {
        question: 'How much of a caption does a feed show?',
        answer:
          'About two lines, then "more". Instagram publishes no number, so the preview cuts at the width of a phone.',
      },
      {
        question: 'How many hashtags may a caption have?',
        answer:
          'Instagram takes five since December 2025. Its documents for programs still speak of thirty; the counter keeps to five.',
      },
      {
        question: 'Are the stories true?',
        answer: 'They are yours. What you did not write is not told, and no number appears that you did not give.',
      },
    ],
    example: {
      input: {
        topic: 'The first mugs out of our new kiln',
        points: 'Two cracked, ten survived\nThe blue came out darker than planned\nThey go on the shelf on Saturday',
        audience: 'people who make things by hand',
        keyword: 'handmade mugs',
        goal: 'comment',
        length: 'medium',
        hashtags: 3,
        count: 3,
      },
      output: {
        captions: [
          {
            caption:
              'Two cracked, ten survived.\n\nThe first handmade mugs out of our new kiln are here, and the blue came out darker than planned. They go on the shelf on Saturday.\n\nKeep the dark blue, or try again?\n\n#HandmadeMugs #StudioPottery #NewKiln',
            opening: 'moment',
          },
          {
            caption:
              'Would you keep a blue that came out darker than planned?\n\nThat is what the new kiln gave us: ten handmade mugs, two cracked ones, and a colour nobody asked for. Saturday they go on the shelf.\n\n#HandmadeMugs #KilnOpening',
            opening: 'question',
          },
          {
            caption:
              'A new kiln does not do what you tell it to.\n\nWe planned a light blue. We got a dark one, two cracks, and ten handmade mugs we like more than the plan. On the shelf from Saturday.\n\nWhat came out better than you planned it?\n\n#HandmadeMugs #MakersLife',
            opening: 'claim',
          },
        ],
      },
    },
  },
});

/** Warns about a long first line and about more hashtags than ordered. */
function captionWarnings(caption: string, path: string, hashtags: number): Finding[] {
  const [first = ''] = caption.split('\n');
  const over = measure(first, 'graphemes') - FIRST_LINE;
  const tags = hashtagsIn(caption).length;
  return [
    ...(over > 0
      ? [{ path, severity: 'warning' as const, message: `The first line is ${over} over what stands above "more".` }]
      : []),
    ...(tags > hashtags
      ? [{ path, severity: 'warning' as const, message: `${tags} hashtags, where you asked for ${hashtags}.` }]
      : []),
  ];
}
