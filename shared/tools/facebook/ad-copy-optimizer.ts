import type { Finding } from '../../contracts/tool-finding';
import { defineTool } from '../definition';
import { repeats } from '../repeats';

const ANGLES = {
  outcome: 'What they get',
  problem: 'What it mends',
  proof: 'What speaks for it',
  question: 'Asks',
  offer: 'The offer',
} as const;

const BUTTONS = {
  learn: 'Learn more',
  shop: 'Shop now',
  signup: 'Sign up',
  book: 'Book now',
  download: 'Download',
  message: 'Send message',
} as const;

/** Meta's advertising standards forbid asserting personal attributes: health, money, faith, looks, origin. */
const PERSONAL =
  /\b(?:are you|you are|you['’]re|your) (?:overweight|fat|depressed|anxious|broke|in debt|bankrupt|divorced|disabled|diabetic|gay|lesbian|muslim|christian|jewish|black|asian|addicted|alcoholic|bald|ugly|old|single|lonely)\b/i;

export const adCopyOptimizer = defineTool({
  id: 'facebook/ad-copy-optimizer',
  inputs: {
    topic: { type: 'text', label: 'What is advertised', placeholder: 'An evening pottery class', required: true },
    current: {
      type: 'long',
      label: 'The ad as it is',
      help: 'Where there is one: what is good in it stays.',
      placeholder: 'Join our amazing pottery class today!',
      max: 2_000,
    },
    outcome: {
      type: 'text',
      label: 'What somebody gets out of it',
      placeholder: 'A bowl of your own after one evening',
    },
    problem: { type: 'text', label: 'What it mends', placeholder: 'Evenings that end in front of a screen' },
    points: {
      type: 'long',
      label: 'What speaks for it',
      help: 'Facts, numbers, words of customers, one a line. Ads use these and invent none.',
      placeholder: 'Eight seats, two teachers\nClay, glaze and firing are included',
      max: 2_000,
    },
    offer: {
      type: 'text',
      label: 'The offer',
      help: 'Price, date or bonus, as it is.',
      placeholder: 'First evening free until 1 March',
      max: 120,
    },
    audience: { type: 'text', label: 'Who it is for', placeholder: 'People who have never touched clay' },
    button: { type: 'choice', label: 'Button', options: BUTTONS, default: 'learn' },
    angle: { type: 'choice', label: 'Angle', options: { any: 'Several', ...ANGLES }, default: 'any' },
    count: { type: 'number', label: 'How many', min: 2, max: 6, default: 4 },
  },
  output: {
    ads: {
      type: 'list',
      label: 'Ads',
      one: 'Ad',
      tell: 'Variants to test against each other, each from another angle.',
      min: 1,
      max: 6,
      count: 'count',
      item: {
        text: {
          type: 'text',
          label: 'Primary text',
          tell: 'Above the picture. About 125 characters are shown before "See more": the reason to go on stands in them.',
          lines: true,
          max: 1_000,
          field: 'facebook.ad-text',
        },
        headline: {
          type: 'text',
          label: 'Headline',
          tell: 'Below the picture, at most 40 characters, the offer or the outcome.',
          max: 120,
          field: 'facebook.ad-headline',
        },
        description: {
          type: 'text',
          label: 'Description',
          tell: 'Below the headline, at most 25 characters, not shown everywhere; empty where nothing is left to say.',
          optional: true,
          max: 120,
          field: 'facebook.ad-description',
        },
        angle: { type: 'choice', label: 'Angle', tell: 'What it is built on.', options: ANGLES },
        test: { type: 'text', label: 'What it tests', tell: 'What you know once it won, in one sentence.', max: 200 },
      },
    },
  },
  maxTokens: 1_900,
  check({ ads }) {
    const personal: Finding[] = ads.flatMap(({ text, headline }, at) =>
      PERSONAL.test(`${text} ${headline}`)
        ? [
            {
              path: `ads.${at}.text`,
              severity: 'error' as const,
              message: 'It tells people what they are. Meta refuses ads that do.',
            },
          ]
        : [],
    );
    const same = repeats(
      ads.map(({ text }) => text),
      (at) => `ads.${at}.text`,
    );
    return [...personal, ...same];
  },
  sends: [
    {
      to: 'facebook/ad-creative-brief-builder',
      each: 'ads',
      fill: ({ input, output, at }) => ({
        topic: input.topic,
        message: output.ads[at]?.headline ?? '',
        points: input.points,
        audience: input.audience,
      }),
    },
    {
      to: 'facebook/lead-magnet-funnel',
      fill: ({ input }) => ({
        topic: input.topic,
        outcome: input.outcome,
        points: input.points,
        audience: input.audience,
      }),
    },
  ],
  page: {
    title: 'Facebook ad copy generator with ad preview',
    description:
      'Primary text, headline and description for Facebook ads in variants that fit where they are shown, from your own facts and offer.',
    steps: [
      'Say what is advertised, what somebody gets out of it, and what speaks for it.',
      'Paste the ad as it is, where there is one.',
      'See each variant as an ad, cut where Facebook cuts it.',
      'Run two that differ in one thing, and keep the one that wins.',
    ],
    questions: [
      {
        question: 'How long may Facebook ad copy be?',
        answer:
          'Longer than is shown. About 125 characters of the text, 40 of the headline and 25 of the description are seen before it is cut.',
      },
      {
        question: 'Why does each variant say what it tests?',
        answer:
          'Two ads that differ in everything teach you nothing. One that differs in its angle tells you what your audience cares about.',
      },
      {
        question: 'What gets ads refused?',
        answer:
          'Among others, telling people what they are: their health, money, faith or looks. Such words are found and marked before you run it.',
      },
    ],
    example: {
      input: {
        topic: 'An evening pottery class',
        outcome: 'A bowl of your own after one evening',
        problem: 'Evenings that end in front of a screen',
        points: 'Eight seats, two teachers\nClay, glaze and firing are included',
        offer: 'First evening free until 1 March',
        audience: 'people who have never touched clay',
        button: 'book',
        count: 3,
      },
      output: {
        ads: [
          {
            text: 'Sit down with a lump of clay. Go home with a bowl of your own. Clay, glaze and firing are included.',
            headline: 'A bowl of your own after one evening',
            description: 'Eight seats a class',
            angle: 'outcome',
            test: 'Whether people come for what they take home.',
          },
          {
            text: 'Another evening in front of a screen? Come and get your hands dirty instead. No experience, two teachers, one wheel for you.',
            headline: 'An evening without a screen',
            description: 'For first-timers',
            angle: 'problem',
            test: 'Whether people come to get away from something.',
          },
          {
            text: 'The first evening is free until 1 March. Eight seats, two teachers, everything included.',
            headline: 'First evening free until 1 March',
            description: 'Only eight seats',
            angle: 'offer',
            test: 'Whether the price was what held people back.',
          },
        ],
      },
    },
  },
});
