import type { Finding } from '../../contracts/tool-finding';
import { defineTool } from '../definition';

/** Interactive stickers of a story. */
const STICKERS = {
  none: 'No sticker',
  poll: 'Poll',
  question: 'Question',
  quiz: 'Quiz',
  slider: 'Slider',
  countdown: 'Countdown',
  link: 'Link',
} as const;

export const storySequencePlanner = defineTool({
  id: 'instagram/story-sequence-planner',
  inputs: {
    topic: {
      type: 'text',
      label: 'What the stories are about',
      placeholder: 'Opening the kiln after the first firing',
      required: true,
    },
    points: {
      type: 'long',
      label: 'What happens, in order',
      help: 'One thing a line: each becomes a story.',
      placeholder: 'The kiln has cooled all night\nTwo mugs cracked\nThe blue is darker than planned',
      max: 2_000,
    },
    audience: { type: 'text', label: 'Who it is for', placeholder: 'people who wait for the shop to open' },
    goal: {
      type: 'choice',
      label: 'What you want from it',
      options: { answers: 'Answers', votes: 'Votes', visits: 'Visits to a page', waiting: 'People who wait for a day' },
      default: 'answers',
    },
    link: { type: 'text', label: 'Address of the page', help: 'For the link sticker.' },
    day: { type: 'text', label: 'The day', help: 'For the countdown.', placeholder: 'Shop opens on Saturday', max: 60 },
    frames: { type: 'number', label: 'Stories', min: 3, max: 10, default: 5 },
  },
  output: {
    stories: {
      type: 'list',
      label: 'Stories',
      one: 'Story',
      tell: 'In order: one that opens, one thing each, and the ask before the last.',
      min: 2,
      max: 10,
      count: 'frames',
      item: {
        text: {
          type: 'text',
          label: 'On screen',
          tell: 'At most 20 words, read in five seconds.',
          lines: true,
          max: 200,
        },
        picture: { type: 'text', label: 'Picture', tell: 'What is filmed or photographed, upright.', max: 160 },
        sticker: { type: 'choice', label: 'Sticker', tell: 'At most one; not on every story.', options: STICKERS },
        ask: {
          type: 'text',
          label: 'On the sticker',
          tell: 'Its question with its choices, its address or its day; empty without a sticker.',
          optional: true,
          max: 160,
        },
      },
    },
  },
  maxTokens: 1_500,
  check({ stories }, { goal, link }) {
    const bare = stories.flatMap(({ sticker, ask }, at): Finding[] =>
      sticker !== 'none' && ask === ''
        ? [{ path: `stories.${at}.ask`, severity: 'error', message: 'The sticker says nothing.' }]
        : [],
    );
    const leads = stories.some(({ sticker, ask }) => sticker === 'link' && ask.includes(link));
    if (goal !== 'visits' || link === '' || leads) return bare;
    return [...bare, { path: 'stories', severity: 'error', message: `No story has a link sticker to ${link}.` }];
  },
  sends: [
    {
      to: 'instagram/reel-script-builder',
      fill: ({ input }) => ({ topic: input.topic, points: input.points, audience: input.audience }),
    },
  ],
  page: {
    title: 'Instagram story planner: frames and stickers',
    description:
      'Plan stories in order: the words on each, what is seen, and the sticker that asks for a vote, an answer or a visit.',
    steps: [
      'Say what the stories are about and what happens, one thing a line.',
      'Choose what you want from them: answers, votes, visits, or people who wait.',
      'Read the frames in order, as they will be tapped through.',
      'Change, copy, and put the stickers where your thumb is not.',
    ],
    questions: [
      {
        question: 'How many stories should a sequence have?',
        answer: 'Three to seven for most things. People tap on when nothing new comes.',
      },
      {
        question: 'Where does the sticker go?',
        answer: 'Not on the first story: somebody who has just come has nothing to answer. Ask when they know enough.',
      },
      {
        question: 'How many words fit?',
        answer: 'About twenty. A story stands for five seconds unless somebody holds it.',
      },
    ],
    example: {
      input: {
        topic: 'Opening the kiln after the first firing',
        points: 'The kiln has cooled all night\nTwo mugs cracked\nThe blue is darker than planned',
        audience: 'people who wait for the shop to open',
        goal: 'votes',
        day: 'Shop opens on Saturday',
        frames: 5,
      },
      output: {
        stories: [
          {
            text: 'The kiln has cooled all night.\nReady?',
            picture: 'A hand on the kiln door',
            sticker: 'none',
            ask: '',
          },
          {
            text: 'Two mugs cracked.',
            picture: 'The two mugs, close, cracks lit from the side',
            sticker: 'none',
            ask: '',
          },
          {
            text: 'And the blue is darker than planned.',
            picture: 'A finished mug turned slowly in daylight',
            sticker: 'poll',
            ask: 'Keep the dark blue? Keep it / Go lighter',
          },
          {
            text: 'The rest goes on the shelf on Saturday.',
            picture: 'The shelf, filling up',
            sticker: 'countdown',
            ask: 'Shop opens on Saturday',
          },
          {
            text: 'Which one would you drink from first?',
            picture: 'The whole shelf from above',
            sticker: 'none',
            ask: '',
          },
        ],
      },
    },
  },
});
