import type { Finding } from '../../contracts/tool-finding';
import { defineTool } from '../definition';
import { sameTexts } from '../same-texts';
import { hasWords } from './has-words';

/** The angle of a description. */
const ANGLES = {
  answer: 'Answers at once',
  benefit: 'Says what you get',
  facts: 'Says what is there',
  audience: 'Says who it is for',
  action: 'Asks to come in',
} as const;

export const metaDescriptionOptimizer = defineTool({
  id: 'google/meta-description-optimizer',
  inputs: {
    topic: {
      type: 'text',
      label: 'What the page is about',
      placeholder: 'Evening pottery classes for beginners in Leeds',
      required: true,
    },
    points: {
      type: 'long',
      label: 'What is on the page',
      help: 'Facts a reader finds there, one a line. Nothing else is promised.',
      placeholder: 'Clay, glazes and firing included\nTuesdays and Thursdays\nGroups of eight',
      max: 2_000,
    },
    keyword: {
      type: 'text',
      label: 'Words people search for',
      help: 'Google prints them bold where it finds them.',
      placeholder: 'pottery classes leeds',
      max: 80,
    },
    audience: { type: 'text', label: 'Who it is for', placeholder: 'beginners' },
    kind: {
      type: 'choice',
      label: 'Kind of page',
      options: { article: 'Article', product: 'Product', shop: 'Shop', service: 'Service', home: 'Home page' },
      default: 'article',
    },
    site: {
      type: 'text',
      label: 'Name of the site',
      help: 'Stands at the end of titles where there is room.',
      placeholder: 'Mud & Fire',
      max: 40,
    },
    address: {
      type: 'text',
      label: 'Address of the page',
      help: 'For the preview only.',
      placeholder: 'mudandfire.example/classes/evening',
    },
    description: {
      type: 'text',
      label: 'Description as it is',
      help: 'If there is one already.',
      max: 400,
      field: 'google.description',
    },
    count: { type: 'number', label: 'How many', min: 2, max: 6, default: 4 },
  },
  output: {
    results: {
      type: 'list',
      label: 'Titles and descriptions',
      one: 'Result',
      tell: 'Different pairs, the strongest first.',
      min: 1,
      max: 6,
      count: 'count',
      item: {
        title: {
          type: 'text',
          label: 'Title',
          tell: 'What the page is, the searched words early, at most 580 pixels in Arial 20 px: about 55 characters.',
          field: 'google.title',
          max: 200,
        },
        description: {
          type: 'text',
          label: 'Description',
          tell: 'One or two sentences, 110 to 155 characters, that a reader of the result can act on.',
          field: 'google.description',
          max: 400,
        },
        angle: { type: 'choice', label: 'Angle', tell: 'What it leads with.', options: ANGLES },
      },
    },
  },
  maxTokens: 1_000,
  check({ results }, { keyword }) {
    const descriptions = results.map(({ description }) => description);
    const searched = results.flatMap(({ title, description }, at): Finding[] => {
      if (hasWords(`${title} ${description}`, keyword)) return [];
      const message = `“${keyword}” is in neither, so Google prints nothing bold.`;
      return [{ path: `results.${at}.description`, severity: 'warning', message }];
    });
    return [...sameTexts(descriptions, 'description', (at) => `results.${at}.description`), ...searched];
  },
  sends: [
    {
      to: 'google/seo-blog-generator',
      fill: ({ input }) => ({
        topic: input.topic,
        points: input.points,
        keyword: input.keyword,
        audience: input.audience,
      }),
    },
    { to: 'google/faq-schema-generator', fill: ({ input }) => ({ topic: input.topic, points: input.points }) },
  ],
  page: {
    title: 'Meta description generator with a Google preview',
    description:
      'Write titles and meta descriptions for your page, measured in pixels and shown as a search result on desktop and phone.',
    steps: [
      'Say what the page is about, and what a reader finds there.',
      'Add the words people search for, and the name of your site.',
      'Read each pair as a result, on a desktop and on a phone.',
      'Copy the title and the description into your page.',
    ],
    questions: [
      {
        question: 'How long may a meta description be?',
        answer:
          'Google sets no limit and cuts what it shows, at about 155 characters on a desktop. What matters belongs into the first 110.',
      },
      {
        question: 'Why are titles measured in pixels?',
        answer:
          'Results are cut by width: a row of W ends sooner than a row of i. About 580 pixels are shown on a desktop.',
      },
      {
        question: 'Does Google always show my description?',
        answer:
          'No. It often takes a sentence from the page that fits the search better. A description that says what is there is taken more often.',
      },
    ],
    example: {
      input: {
        topic: 'Evening pottery classes for beginners in Leeds',
        points: 'Clay, glazes and firing included\nTuesdays and Thursdays\nGroups of eight',
        keyword: 'pottery classes leeds',
        audience: 'beginners',
        kind: 'service',
        site: 'Mud & Fire',
        address: 'mudandfire.example/classes/evening',
        count: 3,
      },
      output: {
        results: [
          {
            title: 'Evening Pottery Classes, Leeds | Mud & Fire',
            description:
              'Pottery classes in Leeds for beginners, on Tuesdays and Thursdays. Clay, glazes and firing included, in groups of eight.',
            angle: 'facts',
          },
          {
            title: 'Pottery Classes in Leeds for Beginners',
            description:
              'Never made a pot? Come on a Tuesday or a Thursday evening. Clay, glazes and firing are included, and groups are eight at most.',
            angle: 'audience',
          },
          {
            title: 'Leeds Pottery Classes: Evenings for Beginners',
            description:
              'Learn to throw in the evening: small groups of eight, everything included from clay to firing. See the next Tuesday and Thursday dates.',
            angle: 'action',
          },
        ],
      },
    },
  },
});
