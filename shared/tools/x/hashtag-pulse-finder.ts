import type { Finding } from '../../contracts/tool-finding';
import { defineTool } from '../definition';
import { hashtagsIn } from '../measure/hashtags';
import { repeats } from '../repeats';

/** Estimated reach of a hashtag, judged by its words: only X knows the counts. */
const REACH = { broad: 'Broad', middle: 'Middle', narrow: 'Narrow', own: 'Your own' } as const;

export const hashtagPulseFinder = defineTool({
  id: 'x/hashtag-pulse-finder',
  inputs: {
    topic: {
      type: 'text',
      label: 'What you post about',
      placeholder: 'Wheel throwing for beginners',
      required: true,
    },
    post: {
      type: 'long',
      label: 'The post',
      help: 'Where there is one already: hashtags come from its words too.',
      placeholder: 'Our evening pottery class starts again in March.',
      max: 2_000,
    },
    audience: { type: 'text', label: 'Who should find it', placeholder: 'Hobby potters' },
    place: {
      type: 'text',
      label: 'Place',
      help: 'Where the post is for people near you.',
      placeholder: 'Leeds',
      max: 60,
    },
    own: {
      type: 'list',
      label: 'Your own hashtags',
      help: 'Of your brand, series or event.',
      placeholder: '#mudandfire',
      max: 4,
      each: 40,
    },
    count: { type: 'number', label: 'How many', min: 4, max: 20, default: 10 },
  },
  output: {
    hashtags: {
      type: 'list',
      label: 'Hashtags',
      one: 'Hashtag',
      tell: 'Hashtags from broad to narrow.',
      min: 1,
      max: 20,
      count: 'count',
      item: {
        tag: { type: 'text', label: 'Hashtag', tell: 'One hashtag with its #: letters, digits, underscores.', max: 60 },
        reach: { type: 'choice', label: 'Reach', tell: 'How many people its words gather.', options: REACH },
        use: { type: 'text', label: 'When to use it', tell: 'One short sentence.', max: 200 },
      },
    },
    pairs: {
      type: 'list',
      label: 'Pairs for a post',
      one: 'Pair',
      tell: 'Two hashtags that go together in one post, a wider and a narrower.',
      min: 1,
      max: 3,
      item: {
        tags: { type: 'text', label: 'Hashtags', tell: 'One or two of the hashtags above, a space between.', max: 130 },
        for: { type: 'text', label: 'For', tell: 'The kind of post it suits.', max: 120 },
      },
    },
  },
  maxTokens: 1_500,
  check({ hashtags, pairs }) {
    const findings: Finding[] = hashtags.flatMap(({ tag }, at) =>
      hashtagsIn(tag)[0] === tag
        ? []
        : [
            {
              path: `hashtags.${at}.tag`,
              severity: 'error' as const,
              message: 'X reads no such hashtag: # and then letters, digits or underscores, not digits alone.',
            },
          ],
    );
    const many: Finding[] = pairs.flatMap(({ tags }, at) =>
      hashtagsIn(tags).length > 2
        ? [{ path: `pairs.${at}.tags`, severity: 'warning' as const, message: 'More than two read as an advert on X.' }]
        : [],
    );
    const same = repeats(
      hashtags.map(({ tag }) => tag),
      (at) => `hashtags.${at}.tag`,
    );
    return [...findings, ...many, ...same];
  },
  sends: [
    {
      to: 'x/viral-post-composer',
      fill: ({ input, output }) => ({
        thought: [input.post || input.topic, output.pairs[0]?.tags ?? ''].join(' ').slice(0, 1_000),
      }),
    },
  ],
  page: {
    title: 'X hashtag finder: from broad to narrow',
    description:
      'Hashtags for X from your own words, sorted from broad to narrow, with when to use each. No invented trend counts.',
    steps: [
      'Say what you post about; paste the post where there is one.',
      'Add a place and your own hashtags.',
      'Read the list from broad to narrow, and when each is of use.',
      'Search the ones you like on X before you post, and use one or two.',
    ],
    questions: [
      {
        question: 'How many hashtags should a post on X have?',
        answer: 'One or two. More take room from what you say, and read like an advert.',
      },
      {
        question: 'Does it know what trends now?',
        answer:
          'No, and it does not pretend to. Hashtags come from your words; how busy one is you see by searching it on X.',
      },
      {
        question: 'Where in the post do they go?',
        answer:
          'Where the word stands anyway, or at the end. A hashtag at the very start hides what the post is about.',
      },
    ],
    example: {
      input: {
        topic: 'Wheel throwing for beginners',
        post: 'Our evening pottery class starts again in March.',
        audience: 'hobby potters',
        place: 'Leeds',
        own: ['#mudandfire'],
        count: 6,
      },
      output: {
        hashtags: [
          { tag: '#Pottery', reach: 'broad', use: 'The whole craft: say something that is for everybody in it.' },
          { tag: '#WheelThrowing', reach: 'middle', use: 'For what happens at the wheel.' },
          { tag: '#HobbyPotters', reach: 'middle', use: 'When you speak to those who do it for joy.' },
          { tag: '#PotteryClass', reach: 'narrow', use: 'With dates, places and how to book.' },
          { tag: '#LeedsPottery', reach: 'narrow', use: 'For those who can come by.' },
          { tag: '#mudandfire', reach: 'own', use: 'On everything of yours, so it can be found again.' },
        ],
        pairs: [
          { tags: '#Pottery #LeedsPottery', for: 'A post that invites people near you.' },
          { tags: '#WheelThrowing #mudandfire', for: 'A post that shows how it is done.' },
        ],
      },
    },
  },
});
