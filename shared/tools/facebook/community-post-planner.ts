import type { Finding } from '../../contracts/tool-finding';
import { defineTool } from '../definition';
import { repeats } from '../repeats';

const KINDS = {
  question: 'Question',
  story: 'Story',
  poll: 'Poll',
  tip: 'Something useful',
  show: 'Show yours',
  welcome: 'Welcome',
  thanks: 'Thanks',
} as const;

export const communityPostPlanner = defineTool({
  id: 'facebook/community-post-planner',
  inputs: {
    topic: { type: 'text', label: 'What the group is about', placeholder: 'Pottery at home', required: true },
    points: {
      type: 'long',
      label: 'What is going on',
      help: 'News, events, things members asked or showed, one a line. Each gets a day.',
      placeholder: 'Kiln share on the first Sunday\nMaria asked how to fix a crack',
      max: 3_000,
    },
    audience: { type: 'text', label: 'Who is in it', placeholder: 'Hobby potters, half of them new' },
    size: {
      type: 'choice',
      label: 'How alive it is',
      options: { quiet: 'Quiet', warm: 'Some answer', lively: 'Lively' },
      default: 'warm',
    },
    rhythm: {
      type: 'choice',
      label: 'How often',
      options: { daily: 'Every day', other: 'Every other day', weekdays: 'On weekdays' },
      default: 'other',
    },
    posts: { type: 'number', label: 'Posts', min: 3, max: 14, default: 7 },
  },
  output: {
    posts: {
      type: 'list',
      label: 'Plan',
      one: 'Post',
      tell: 'Posts in order of their days, kinds in turns, the easiest to answer first.',
      min: 1,
      max: 14,
      count: 'posts',
      item: {
        day: {
          type: 'number',
          label: 'Day',
          tell: 'From 1, ascending, in the rhythm that was asked for; day 1 is a Monday.',
          min: 1,
          max: 42,
        },
        kind: { type: 'choice', label: 'Kind', tell: 'What it is.', options: KINDS },
        text: {
          type: 'text',
          label: 'Post',
          tell: 'Ready to publish: two to five short sentences that end in one thing to answer.',
          lines: true,
          max: 900,
        },
        answer: {
          type: 'text',
          label: 'Your first comment',
          tell: 'What you write below it yourself, so that nobody has to be the first.',
          max: 400,
        },
      },
    },
  },
  maxTokens: 2_600,
  check({ posts }, { posts: wished }) {
    const findings: Finding[] = posts.flatMap(({ day }, at) => {
      const before = posts[at - 1];
      return before && day <= before.day
        ? [{ path: `posts.${at}.day`, severity: 'error' as const, message: 'It does not come after the day before.' }]
        : [];
    });
    if (posts.length !== wished)
      findings.push({ path: 'posts', severity: 'warning', message: `${wished} posts were asked for.` });
    const same = repeats(
      posts.map(({ text }) => text),
      (at) => `posts.${at}.text`,
    );
    return [...findings, ...same];
  },
  sends: [
    {
      to: 'x/audience-poll-generator',
      fill: ({ input }) => ({ topic: input.topic, audience: input.audience }),
    },
    {
      to: 'facebook/live-run-of-show',
      fill: ({ input }) => ({ topic: input.topic, audience: input.audience }),
    },
  ],
  page: {
    title: 'Facebook group post planner',
    description:
      'Plan posts that give a group something to answer: questions, stories, polls and thanks, with your own first comment for each.',
    steps: [
      'Say what the group is about, and who is in it.',
      'List what is going on: news, events, what members asked.',
      'Choose how often, and how many posts.',
      'Publish each with the first comment below it, and answer whoever answers.',
    ],
    questions: [
      {
        question: 'Why write the first comment myself?',
        answer:
          'Nobody likes to be the first in a quiet room. Your own answer shows how long, how personal and how serious one may be.',
      },
      {
        question: 'How often should I post in a group?',
        answer:
          'Seldom enough that members post too. In a quiet group every other day is plenty; your answers matter more than your posts.',
      },
      {
        question: 'What do quiet groups answer to?',
        answer:
          'Questions with an answer of one word or one picture. Stories and opinions come later, when people know each other.',
      },
    ],
    example: {
      input: {
        topic: 'Pottery at home',
        points: 'Kiln share on the first Sunday\nMaria asked how to fix a crack',
        audience: 'hobby potters, half of them new',
        size: 'warm',
        rhythm: 'other',
        posts: 4,
      },
      output: {
        posts: [
          {
            day: 1,
            kind: 'show',
            text: 'What is on your table this week? A picture is enough, finished or not.',
            answer: 'Mine: a mug that wants to be a bowl.',
          },
          {
            day: 3,
            kind: 'question',
            text: 'Maria asked how to fix a crack, and I would like to hear more than one answer.\nWhat do you do when you find one before firing?',
            answer: 'I wet it, press it together and hope. What do those of you do who know better?',
          },
          {
            day: 5,
            kind: 'poll',
            text: 'Where do you work?\nKitchen table, cellar, garden, studio: tell us with one word.',
            answer: 'Kitchen table. Dinner is on the floor tonight.',
          },
          {
            day: 7,
            kind: 'tip',
            text: 'Kiln share is on the first Sunday.\nWho needs room in it, and for how much?',
            answer: 'I bring four small pieces. There is room for far more.',
          },
        ],
      },
    },
  },
});
