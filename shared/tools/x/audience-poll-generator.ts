import type { Finding } from '../../contracts/tool-finding';
import { defineTool } from '../definition';
import { repeats } from '../repeats';

const AIMS = {
  learn: 'To learn who they are',
  decide: 'To let them decide',
  debate: 'To start a conversation',
  level: 'To see what they know',
} as const;

export const audiencePollGenerator = defineTool({
  id: 'x/audience-poll-generator',
  inputs: {
    topic: { type: 'text', label: 'What the poll is about', placeholder: 'Pottery classes', required: true },
    learn: {
      type: 'text',
      label: 'What you want to know',
      help: 'The decision you will make with the answer. A poll without one is noise.',
      placeholder: 'Which class we offer next',
    },
    choices: {
      type: 'list',
      label: 'Answers you have in mind',
      help: 'Two to four, at most 25 characters each. Left empty, they are suggested.',
      placeholder: 'Wheel throwing',
      max: 4,
      each: 25,
    },
    audience: { type: 'text', label: 'Who answers', placeholder: 'Beginners' },
    aim: { type: 'choice', label: 'What it is for', options: { any: 'Several', ...AIMS }, default: 'any' },
    days: { type: 'number', label: 'Runs for', min: 1, max: 7, default: 1, unit: 'days' },
    count: { type: 'number', label: 'How many', min: 1, max: 6, default: 3 },
  },
  output: {
    polls: {
      type: 'list',
      label: 'Polls',
      one: 'Poll',
      tell: 'Polls that ask different things, the most useful first.',
      min: 1,
      max: 6,
      count: 'count',
      item: {
        question: {
          type: 'text',
          label: 'Question',
          tell: 'The post above the choices, better under 120 characters, at most 280 as X counts.',
          field: 'x.post',
        },
        choices: {
          type: 'words',
          label: 'Choices',
          tell: 'Two to four, at most 25 characters each as X counts, of one kind, without overlap, none that flatters.',
          min: 2,
          max: 4,
          field: 'x.poll',
          each: 'x.poll-choice',
        },
        aim: { type: 'choice', label: 'For', tell: 'What the answer is for.', options: AIMS },
        after: {
          type: 'text',
          label: 'When it has closed',
          tell: 'A post for the day it closes, that names no result: how you will use it, and a question for those who chose.',
          lines: true,
          field: 'x.post',
        },
      },
    },
  },
  maxTokens: 1_300,
  check({ polls }) {
    const twice: Finding[] = polls.flatMap(({ choices }, at) =>
      new Set(choices.map((choice) => choice.toLowerCase())).size < choices.length
        ? [{ path: `polls.${at}.choices`, severity: 'error' as const, message: 'Two choices are the same.' }]
        : [],
    );
    const same = repeats(
      polls.map(({ question }) => question),
      (at) => `polls.${at}.question`,
    );
    return [...twice, ...same];
  },
  sends: [
    {
      to: 'x/viral-post-composer',
      each: 'polls',
      fill: ({ input, output, at }) => ({ thought: output.polls[at]?.after ?? '', audience: input.audience }),
    },
  ],
  page: {
    title: 'X poll generator with choices that fit',
    description:
      'Polls for X with two to four choices of at most 25 characters, shown as X shows them, and a post for when they close.',
    steps: [
      'Say what the poll is about, and what you will decide with the answer.',
      'Add the answers you have in mind, or have them suggested.',
      'See each poll as X shows it, with every choice counted.',
      'Copy question and choices, and keep the post for when it closes.',
    ],
    questions: [
      {
        question: 'How long may a choice be?',
        answer: '25 characters as X counts them: an emoji or a Chinese, Japanese or Korean sign takes two.',
      },
      {
        question: 'How many choices should a poll have?',
        answer:
          'Two to four. Two start a debate, four tell you more. If people may want something else, make that the last choice and read the replies.',
      },
      {
        question: 'How long should it run?',
        answer: 'X takes five minutes to seven days. A day reaches most who will answer; longer suits small accounts.',
      },
    ],
    example: {
      input: {
        topic: 'Pottery classes',
        learn: 'Which class we offer next',
        choices: ['Wheel throwing', 'Hand building', 'Glazing'],
        audience: 'beginners',
        days: 1,
        count: 2,
      },
      output: {
        polls: [
          {
            question: 'We are planning the next pottery class for beginners. Which one would you come to?',
            choices: ['Wheel throwing', 'Hand building', 'Glazing'],
            aim: 'decide',
            after:
              'The poll is closed, thank you. We will offer what you chose. What should nobody leave that class without having tried?',
          },
          {
            question: 'Beginners: what keeps you from a first pottery class?',
            choices: ['Finding the time', 'Not knowing anyone', 'Thinking I can’t', 'Nothing, I’m booked'],
            aim: 'learn',
            after:
              'You told us what keeps you from a first class. We are going to mend the part that is ours to mend. What would make it easy?',
          },
        ],
      },
    },
  },
});
