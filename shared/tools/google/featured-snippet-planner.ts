import type { Finding } from '../../contracts/tool-finding';
import { defineTool } from '../definition';

/** About the length of featured snippets; Google publishes no number. */
const WORDS = { min: 30, max: 60 } as const;

export const featuredSnippetPlanner = defineTool({
  id: 'google/featured-snippet-planner',
  inputs: {
    question: {
      type: 'text',
      label: 'The question',
      help: 'As people type or ask it.',
      placeholder: 'How long does pottery take to dry before firing?',
      required: true,
    },
    points: {
      type: 'long',
      label: 'What you know',
      help: 'Facts, steps or values, one a line. A table needs “name: value”.',
      placeholder: 'Thin pots: three days\nThick pots: up to two weeks\nDamp weather doubles it',
      required: true,
      max: 3_000,
    },
    form: {
      type: 'choice',
      label: 'Form',
      options: { auto: 'What fits the question', paragraph: 'Paragraph', list: 'List', table: 'Table' },
      default: 'auto',
    },
    audience: { type: 'text', label: 'Who asks', placeholder: 'beginners' },
    follow: { type: 'number', label: 'Questions that follow', min: 0, max: 5, default: 3 },
  },
  output: {
    heading: {
      type: 'text',
      label: 'Heading',
      tell: 'The question as a heading of the page, as people ask it.',
      max: 160,
    },
    form: {
      type: 'choice',
      label: 'Form',
      tell: 'What fits the question: paragraph for what and why, list for steps and kinds, table for values.',
      options: { paragraph: 'Paragraph', list: 'List', table: 'Table' },
    },
    answer: {
      type: 'text',
      label: 'Answer',
      tell: 'Stands right below the heading: 30 to 60 words that answer in the first sentence; before a list or table one sentence.',
      lines: true,
      max: 700,
    },
    rows: {
      type: 'list',
      label: 'Rows',
      one: 'Row',
      tell: 'Steps or kinds of a list, or rows of a table; none for a paragraph.',
      min: 0,
      max: 10,
      item: {
        name: { type: 'text', label: 'Name', tell: 'The step or the name, short.', max: 160 },
        value: {
          type: 'text',
          label: 'Value',
          tell: 'The value of a table row; empty in a list.',
          optional: true,
          max: 160,
        },
      },
    },
    questions: {
      type: 'list',
      label: 'Questions that follow',
      one: 'Question',
      tell: 'What the same person asks next, each worth a heading below.',
      min: 0,
      max: 5,
      count: 'follow',
      item: { question: { type: 'text', label: 'Question', tell: 'As they ask it.', max: 160 } },
    },
  },
  maxTokens: 1_000,
  check({ form, answer, rows }): Finding[] {
    const words = answer.split(/\s+/).length;
    if (form !== 'paragraph' && rows.length < 2)
      return [{ path: 'rows', severity: 'warning', message: 'A list or a table needs more than one row.' }];
    if (form !== 'paragraph' || (words >= WORDS.min && words <= WORDS.max)) return [];
    const message = `${words} words. Answers above results have about ${WORDS.min} to ${WORDS.max}.`;
    return [{ path: 'answer', severity: 'warning', message }];
  },
  sends: [
    {
      to: 'google/faq-schema-generator',
      fill: ({ input, output }) => ({
        topic: input.question,
        points: input.points,
        questions: output.questions.map(({ question }) => question),
      }),
    },
    {
      to: 'google/content-outline-builder',
      fill: ({ input }) => ({ topic: input.question, points: input.points, audience: input.audience }),
    },
  ],
  page: {
    title: 'Featured snippet planner: paragraph, list or table',
    description:
      'Answer a question the way search engines lift answers: a heading, a first sentence that answers, then list or table.',
    steps: [
      'Write the question as people ask it.',
      'Write down what you know, one thing a line.',
      'Read the answer as it would stand above the results.',
      'Put heading and answer on your page, and the questions that follow below it.',
    ],
    questions: [
      {
        question: 'Can anybody get a featured snippet?',
        answer:
          'Nobody can order one. Pages that answer at once, right below a heading that asks, are taken more often.',
      },
      {
        question: 'How long should the answer be?',
        answer: 'About 30 to 60 words, the answer in the first sentence. Google publishes no number.',
      },
      {
        question: 'List or table?',
        answer: 'Steps and kinds are a list. Values that belong to names are a table. What and why are a paragraph.',
      },
    ],
    example: {
      input: {
        question: 'How long does pottery take to dry before firing?',
        points: 'Thin pots: three days\nThick pots: up to two weeks\nDamp weather doubles it',
        form: 'auto',
        audience: 'beginners',
        follow: 2,
      },
      output: {
        heading: 'How long does pottery take to dry before firing?',
        form: 'table',
        answer: 'Thin pots dry in three days before firing, thick ones in up to two weeks. Damp weather doubles it.',
        rows: [
          { name: 'Thin pots', value: 'Three days' },
          { name: 'Thick pots', value: 'Up to two weeks' },
          { name: 'In damp weather', value: 'Twice as long' },
        ],
        questions: [
          { question: 'How do I know that a pot is dry enough to fire?' },
          { question: 'What happens if clay is fired too wet?' },
        ],
      },
    },
  },
});
