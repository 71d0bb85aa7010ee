import { defineTool } from '../definition';
import { sameTexts } from '../same-texts';

export const faqSchemaGenerator = defineTool({
  id: 'google/faq-schema-generator',
  inputs: {
    topic: {
      type: 'text',
      label: 'What the page is about',
      placeholder: 'Evening pottery classes in Leeds',
      required: true,
    },
    points: {
      type: 'long',
      label: 'What is true',
      help: 'Facts, one a line. Answers are made of these alone.',
      placeholder: 'A class costs 38 pounds\nClay, glazes and firing are included\nPots are ready after three weeks',
      required: true,
      max: 4_000,
    },
    questions: {
      type: 'list',
      label: 'Questions people ask',
      help: 'As they ask them, if you know them.',
      placeholder: 'Do I need to bring anything?',
      max: 10,
      each: 160,
    },
    audience: { type: 'text', label: 'Who asks', placeholder: 'people who have never touched clay' },
    voice: {
      type: 'choice',
      label: 'Who answers',
      options: { we: 'We', i: 'I', plain: 'Nobody in person' },
      default: 'we',
    },
    count: { type: 'number', label: 'How many', min: 2, max: 10, default: 5 },
  },
  output: {
    questions: {
      type: 'list',
      label: 'Questions and answers',
      one: 'Question',
      tell: 'What people ask before they come or buy, in the order they would ask it.',
      min: 1,
      max: 10,
      count: 'count',
      field: 'google.faq',
      text: 'question',
      item: {
        question: {
          type: 'text',
          label: 'Question',
          tell: 'As somebody would ask it, with a question mark.',
          max: 200,
        },
        answer: {
          type: 'text',
          label: 'Answer',
          tell: 'One to three sentences that answer at once, plain text, from the facts alone.',
          lines: true,
          max: 900,
        },
      },
    },
  },
  maxTokens: 1_600,
  check({ questions }) {
    return sameTexts(
      questions.map(({ question }) => question),
      'question',
      (at) => `questions.${at}.question`,
    );
  },
  sends: [
    {
      to: 'google/featured-snippet-planner',
      each: 'questions',
      fill: ({ input, output, at }) => ({ question: output.questions[at]?.question ?? '', points: input.points }),
    },
  ],
  page: {
    title: 'FAQ schema generator: questions, answers, JSON-LD',
    description:
      'Turn facts about your page into questions and answers, with valid FAQPage markup to copy. Nothing is made up.',
    steps: [
      'Say what the page is about, and write down what is true, one fact a line.',
      'Add the questions people really ask, if you know them.',
      'Edit questions and answers: the markup follows as you type.',
      'Put questions and answers on the page for readers, and the markup into its code.',
    ],
    questions: [
      {
        question: 'Does Google still show questions below a result?',
        answer:
          'No. It stopped on 7 May 2026. FAQPage is still valid markup, and other search engines and assistants read it.',
      },
      {
        question: 'May the markup hold answers that are not on the page?',
        answer: 'No. What the markup says must be readable on the page, in the same words.',
      },
      {
        question: 'Where does the markup go?',
        answer:
          'Anywhere into the HTML of the page, most simply before the end of its head. It is escaped, so no answer can break out of it.',
      },
    ],
    example: {
      input: {
        topic: 'Evening pottery classes in Leeds',
        points:
          'A class costs 38 pounds\nClay, glazes and firing are included\nPots are ready after three weeks\nClasses are on Tuesdays and Thursdays from seven',
        questions: ['Do I need to bring anything?'],
        audience: 'people who have never touched clay',
        voice: 'we',
        count: 4,
      },
      output: {
        questions: [
          { question: 'When are the evening pottery classes?', answer: 'On Tuesdays and Thursdays, from seven.' },
          {
            question: 'What does a class cost?',
            answer: 'A class costs 38 pounds. Clay, glazes and firing are included.',
          },
          {
            question: 'Do I need to bring anything?',
            answer: 'No. Clay, glazes and firing are included.',
          },
          {
            question: 'When can I take my pots home?',
            answer: 'Pots are ready after three weeks.',
          },
        ],
      },
    },
  },
});
