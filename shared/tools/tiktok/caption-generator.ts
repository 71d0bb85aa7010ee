import type { Finding } from '../../contracts/tool-finding';
import { defineTool } from '../definition';
import { repeats } from '../repeats';

const ANGLES = {
  search: 'Found by search',
  question: 'Asks',
  line: 'One line',
  story: 'Tells',
  steps: 'In steps',
} as const;

/**
 * Characters of a caption shown over a running video before "more": two lines on a phone; TikTok publishes no number.
 */
const SEEN_FIRST = 80;

export const tiktokCaptionGenerator = defineTool({
  id: 'tiktok/caption-generator',
  inputs: {
    topic: { type: 'text', label: 'What the video is about', placeholder: 'Repotting a monstera', required: true },
    points: {
      type: 'long',
      label: 'What happens in it',
      help: 'One a line. Captions use these and invent nothing.',
      placeholder: 'The roots had filled the pot\nI cut a third of them off',
      max: 2_000,
    },
    keyword: {
      type: 'text',
      label: 'Words people search for',
      help: 'They stand in the first words of captions of the search kind.',
      placeholder: 'how to repot a monstera',
      max: 60,
    },
    audience: { type: 'text', label: 'Who it is for', placeholder: 'People who kill every plant' },
    goal: {
      type: 'choice',
      label: 'What it asks for',
      options: {
        comment: 'A comment',
        save: 'To be saved',
        follow: 'To be followed',
        share: 'To be sent on',
        nothing: 'Nothing',
      },
      default: 'comment',
    },
    own: {
      type: 'list',
      label: 'Your own hashtags',
      help: 'They come first among the five.',
      placeholder: '#plantrescue',
      max: 3,
      each: 40,
    },
    hashtags: { type: 'number', label: 'Hashtags', min: 0, max: 5, default: 4 },
    count: { type: 'number', label: 'How many', min: 2, max: 8, default: 4 },
  },
  output: {
    captions: {
      type: 'list',
      label: 'Captions',
      one: 'Caption',
      tell: 'Different captions for the same video, the one most likely to be found first.',
      min: 1,
      max: 8,
      count: 'count',
      item: {
        text: {
          type: 'text',
          label: 'Caption',
          tell: `The whole caption with its hashtags at the end, what matters within the first ${SEEN_FIRST} characters, at most 5 hashtags.`,
          lines: true,
          field: 'tiktok.caption',
        },
        angle: { type: 'choice', label: 'Angle', tell: 'How it begins.', options: ANGLES },
      },
    },
  },
  maxTokens: 1_800,
  check({ captions }, { keyword }) {
    const findings: Finding[] = captions.flatMap(({ text, angle }, at) =>
      angle === 'search' && keyword !== '' && !text.slice(0, SEEN_FIRST).toLowerCase().includes(keyword.toLowerCase())
        ? [
            {
              path: `captions.${at}.text`,
              severity: 'warning' as const,
              message: `“${keyword}” is not in its first words.`,
            },
          ]
        : [],
    );
    const same = repeats(
      captions.map(({ text }) => text),
      (at) => `captions.${at}.text`,
    );
    return [...findings, ...same];
  },
  sends: [
    { to: 'instagram/caption-generator', fill: ({ input }) => ({ topic: input.topic, audience: input.audience }) },
  ],
  page: {
    title: 'TikTok caption generator with search words',
    description:
      'Captions for TikTok that name what people search for in the first words, with up to five hashtags, shown as the app cuts them.',
    steps: [
      'Say what the video is about, and what happens in it.',
      'Add the words people search for, and your own hashtags.',
      'See each caption beside a video, cut where a phone cuts it.',
      'Edit and copy one, hashtags and all.',
    ],
    questions: [
      {
        question: 'How long may a TikTok caption be?',
        answer:
          'The API takes 2,200 UTF-16 units. Beside a running video only about two lines are seen, so the first words carry it.',
      },
      {
        question: 'How many hashtags does TikTok take?',
        answer: 'Five in a post. They are counted with the caption, and more are refused.',
      },
      {
        question: 'Do words in the caption help search?',
        answer:
          'TikTok says it reads captions to know what a video is about. Plain words that people type do more than clever ones.',
      },
    ],
    example: {
      input: {
        topic: 'Repotting a monstera',
        points: 'The roots had filled the pot\nI cut a third of them off',
        keyword: 'how to repot a monstera',
        audience: 'people who kill every plant',
        goal: 'save',
        hashtags: 3,
        count: 3,
      },
      output: {
        captions: [
          {
            text: 'How to repot a monstera that keeps falling over. The roots had filled the pot.\nSave it for spring.\n#Monstera #Repotting #HousePlants',
            angle: 'search',
          },
          {
            text: 'I cut a third of its roots off, and it thanked me.\nSave it for the day yours starts to lean.\n#Monstera #PlantCare',
            angle: 'story',
          },
          { text: 'It was never the light.\n#Monstera #Repotting', angle: 'line' },
        ],
      },
    },
  },
});
