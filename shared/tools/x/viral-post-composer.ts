import { asLine } from '../as-line';
import { defineTool } from '../definition';
import { repeats } from '../repeats';

/** Types of a post's opening. */
const OPENINGS = {
  straight: 'Says it',
  contrast: 'Argues',
  question: 'Asks',
  list: 'Lists',
  proof: 'Shows first',
  address: 'Names the reader',
} as const;

export const viralPostComposer = defineTool({
  id: 'x/viral-post-composer',
  inputs: {
    thought: {
      type: 'long',
      label: 'Your thought',
      help: 'As you would say it to a friend. One or two sentences are enough.',
      placeholder: 'Glazes cost more than clay. Nobody tells you before you open a studio.',
      required: true,
      max: 1_000,
    },
    points: {
      type: 'long',
      label: 'What it rests on',
      help: 'What happened, what you saw, what you counted; one a line. Posts use these and invent none.',
      placeholder: 'We spent more on glazes than on clay in our first year',
      max: 2_000,
    },
    audience: { type: 'text', label: 'Who should stop at it', placeholder: 'People who want to open a studio' },
    opening: { type: 'choice', label: 'Opening', options: { any: 'Several', ...OPENINGS }, default: 'any' },
    goal: {
      type: 'choice',
      label: 'What it asks for',
      options: {
        reply: 'An answer',
        repost: 'To be shared',
        follow: 'To be followed',
        visit: 'A visit to a page',
        nothing: 'Nothing',
      },
      default: 'reply',
    },
    link: { type: 'text', label: 'Address of the page', help: 'Counts as 23 characters, however long it is.' },
    count: { type: 'number', label: 'How many', min: 2, max: 8, default: 5 },
  },
  output: {
    posts: {
      type: 'list',
      label: 'Posts',
      one: 'Post',
      tell: 'The same thought in posts of their own, each with another opening, the strongest first.',
      min: 1,
      max: 8,
      count: 'count',
      item: {
        text: {
          type: 'text',
          label: 'Post',
          tell: 'The whole post, ready to publish, at most 280 as X counts: emoji and CJK count 2, a link 23. Line breaks where a reader breathes.',
          lines: true,
          field: 'x.post',
        },
        opening: { type: 'choice', label: 'Opening', tell: 'How it begins.', options: OPENINGS },
        why: { type: 'text', label: 'Why', tell: 'One short sentence on what this opening does.', max: 240 },
      },
    },
  },
  maxTokens: 1_700,
  check: ({ posts }) =>
    repeats(
      posts.map(({ text }) => text),
      (at) => `posts.${at}.text`,
    ),
  sends: [
    {
      to: 'x/thread-architect',
      fill: ({ input }) => ({
        topic: asLine(input.thought),
        points: input.points,
        audience: input.audience,
      }),
    },
    {
      to: 'x/audience-poll-generator',
      fill: ({ input }) => ({ topic: asLine(input.thought), audience: input.audience }),
    },
  ],
  page: {
    title: 'X post composer: one thought, several openings',
    description:
      'Write one thought as several posts for X, each with another opening, counted the way X counts 280 and shown as it will look.',
    steps: [
      'Write your thought as you would say it.',
      'Add what it rests on, one a line, and who should stop at it.',
      'Compare the posts as X shows them, each with its count.',
      'Edit the one you like, copy it, or make a thread of it.',
    ],
    questions: [
      {
        question: 'What makes a post travel?',
        answer:
          'Nobody can promise that. What you can choose is the first line: it decides whether the rest is read. So each post here opens in another way.',
      },
      {
        question: 'How is 280 counted?',
        answer:
          'As X does: Latin letters 1, emoji and Chinese, Japanese or Korean signs 2, and every web address 23, however long it is.',
      },
      {
        question: 'Will it make up numbers or stories?',
        answer: 'No. Posts use your thought and what you say it rests on. What you did not write does not appear.',
      },
    ],
    example: {
      input: {
        thought: 'Glazes cost more than clay. Nobody tells you before you open a studio.',
        points: 'In our first year we spent twice as much on glazes as on clay',
        audience: 'people who want to open a studio',
        goal: 'reply',
        count: 4,
      },
      output: {
        posts: [
          {
            text: 'Glazes cost more than clay.\n\nNobody tells you before you open a studio.\n\nWhat do you wish somebody had told you?',
            opening: 'straight',
            why: 'The whole thought in six words, then a question anybody with a studio can answer.',
          },
          {
            text: 'In our first year we spent twice as much on glazes as on clay.\n\nNobody tells you that before you open a studio.',
            opening: 'proof',
            why: 'What happened comes first; the reader draws the conclusion before you say it.',
          },
          {
            text: 'You think clay is what a pottery studio pays for.\n\nIt is glazes. By far.',
            opening: 'contrast',
            why: 'Names what most people expect, then turns it around.',
          },
          {
            text: 'Want to open a studio one day?\n\nWrite “glazes” at the top of your budget, above clay. Above everything.',
            opening: 'address',
            why: 'Those it is for know in the first line, and get something to do.',
          },
        ],
      },
    },
  },
});
