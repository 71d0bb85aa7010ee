import { defineTool } from '../definition';
import { sameTexts } from '../same-texts';

export const contentOutlineBuilder = defineTool({
  id: 'google/content-outline-builder',
  inputs: {
    topic: {
      type: 'text',
      label: 'What it is about',
      placeholder: 'Glazing pottery at home without a kiln',
      required: true,
    },
    points: {
      type: 'long',
      label: 'What you know and want to say',
      help: 'One thing a line. Each finds its place in the outline.',
      placeholder: 'Cold glazes are paint, not glass\nNot safe for food\nTwo thin coats beat one thick',
      max: 3_000,
    },
    keyword: { type: 'text', label: 'Words people search for', placeholder: 'glaze pottery at home', max: 80 },
    audience: { type: 'text', label: 'Who reads it', placeholder: 'hobby potters' },
    intent: {
      type: 'choice',
      label: 'What they want',
      options: {
        know: 'To understand something',
        do: 'To do something',
        compare: 'To compare before they choose',
        buy: 'To buy or book',
      },
      default: 'know',
    },
    sections: { type: 'number', label: 'Sections', min: 3, max: 10, default: 6 },
  },
  output: {
    sections: {
      type: 'list',
      label: 'Outline',
      one: 'Section',
      tell: 'The sections in the order a reader needs them, the answer early.',
      min: 2,
      max: 10,
      count: 'sections',
      item: {
        heading: {
          type: 'text',
          label: 'Heading',
          tell: 'Says what the section says, not what it is called.',
          max: 140,
        },
        answers: { type: 'text', label: 'Answers', tell: 'The question of a reader it answers.', max: 180 },
        says: {
          type: 'text',
          label: 'Must say',
          tell: 'What has to stand in it, from "points" where they have it; what is still to be found out is said so.',
          lines: true,
          max: 600,
        },
      },
    },
    title: {
      type: 'text',
      label: 'Title for search',
      tell: 'At most 580 pixels in Arial 20 px, about 55 characters, the searched words early.',
      field: 'google.title',
      max: 200,
    },
    description: {
      type: 'text',
      label: 'Description for search',
      tell: 'One or two sentences, at most 155 characters.',
      field: 'google.description',
      max: 400,
    },
  },
  maxTokens: 1_700,
  check: ({ sections }) =>
    sameTexts(
      sections.map(({ heading }) => heading),
      'section',
      (at) => `sections.${at}.heading`,
    ),
  sends: [
    {
      to: 'google/seo-blog-generator',
      fill: ({ input, output }) => ({
        topic: input.topic,
        points: input.points,
        keyword: input.keyword,
        audience: input.audience,
        headings: output.sections.map(({ heading }) => heading),
      }),
    },
    {
      to: 'google/meta-description-optimizer',
      fill: ({ input }) => ({
        topic: input.topic,
        points: input.points,
        keyword: input.keyword,
        audience: input.audience,
      }),
    },
  ],
  page: {
    title: 'Content outline generator for articles and pages',
    description:
      'An outline from what you know: headings in the order readers need them, what each must say and what it answers.',
    steps: [
      'Say what it is about, and write down what you know, one thing a line.',
      'Choose what your readers want: to understand, to do, to compare or to buy.',
      'Read the outline as a reader would, heading by heading.',
      'Change it in place, then write the article from it.',
    ],
    questions: [
      {
        question: 'How many sections does an article need?',
        answer: 'As many as it has questions to answer. Six is a start; two that answer the same belong together.',
      },
      {
        question: 'Does it look at other pages?',
        answer: 'No. It orders what you know. What the first results say is worth reading before you write.',
      },
      {
        question: 'Where do the searched words go?',
        answer:
          'Into the title and the first heading, where they stand naturally. Repeating them in every heading helps nobody.',
      },
    ],
    example: {
      input: {
        topic: 'Glazing pottery at home without a kiln',
        points: 'Cold glazes are paint, not glass\nNot safe for food\nTwo thin coats beat one thick',
        keyword: 'glaze pottery at home',
        audience: 'hobby potters',
        intent: 'do',
        sections: 4,
      },
      output: {
        sections: [
          {
            heading: 'Can you glaze pottery at home without a kiln?',
            answers: 'Is it possible at all?',
            says: 'Yes, with cold glazes. Cold glazes are paint, not glass.',
          },
          {
            heading: 'What a cold glaze can and cannot do',
            answers: 'Can I eat from it?',
            says: 'Not safe for food. For what it is good: vases, pots, things that are looked at.',
          },
          {
            heading: 'Two thin coats beat one thick',
            answers: 'How do I put it on?',
            says: 'The steps, from a clean surface to the second coat. To find out: how long each coat dries.',
          },
          {
            heading: 'When you need a kiln after all',
            answers: 'What if I want to drink from it?',
            says: 'Where food is involved, only firing helps. Studios fire for others: link to yours.',
          },
        ],
        title: 'How to Glaze Pottery at Home Without a Kiln',
        description:
          'Glaze pottery at home without a kiln: what cold glazes can do, why they are not safe for food, and how to put them on.',
      },
    },
  },
});
