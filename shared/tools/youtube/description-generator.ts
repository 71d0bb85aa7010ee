import { chaptersIn } from '../../contracts/timed-text';
import type { Finding } from '../../contracts/tool-finding';
import { defineTool } from '../definition';
import { check as checkField } from '../limits/check';
import { cut } from '../measure/cut';

/** Most graphemes shown in search and in the collapsed box. YouTube publishes no number. */
export const OPENING_SHOWN = 150;
const DESCRIPTION_MAX = 5_000;

/** Matches URLs in typed text, one or more per line. */
const linksOf = (text: string) => text.match(/https?:\/\/[^\s<>"]+/gi) ?? [];

export const descriptionGenerator = defineTool({
  id: 'youtube/description-generator',
  inputs: {
    topic: {
      type: 'text',
      label: 'What the video is about',
      placeholder: 'Baking sourdough in a cold kitchen',
      required: true,
    },
    title: {
      type: 'text',
      label: 'Title of the video',
      help: 'The description says what the title does not.',
      field: 'youtube.title',
    },
    points: {
      type: 'long',
      label: 'What is in it',
      help: 'What a viewer sees and learns, one a line. Nothing else is claimed.',
      placeholder: 'Feeding a starter at 16 degrees\nFour folds, half an hour apart\nBaking in a lidded pot',
      max: 3_000,
    },
    audience: { type: 'text', label: 'Who it is for', placeholder: 'Home bakers' },
    keyword: {
      type: 'text',
      label: 'Words people search for',
      help: 'They stand in the opening, which search reads first.',
      placeholder: 'sourdough in winter',
      max: 60,
    },
    links: {
      type: 'long',
      label: 'Links',
      help: 'What each is and its address, one a line.',
      placeholder: 'Recipe to print: https://example.com/sourdough',
      max: 1_500,
    },
    chapters: {
      type: 'long',
      label: 'Chapters',
      help: 'A time and a title, one a line. They are held against YouTube’s rules.',
      placeholder: '0:00 Intro\n0:21 Feeding the starter\n0:52 Folding',
      max: 3_000,
    },
    disclosure: {
      type: 'choice',
      label: 'What has to be said',
      options: {
        none: 'Nothing',
        affiliate: 'Some links pay you',
        sponsored: 'A sponsor paid for it',
        gifted: 'Things were given to you',
      },
      default: 'none',
    },
    goal: {
      type: 'choice',
      label: 'What it asks for',
      options: {
        comment: 'A comment',
        subscribe: 'To subscribe',
        visit: 'A visit to the first link',
        nothing: 'Nothing',
      },
      default: 'comment',
    },
    standing: {
      type: 'long',
      label: 'What stands under every video',
      help: 'Your gear, your music, how to reach you. Kept word for word.',
      max: 1_000,
    },
    hashtags: { type: 'list', label: 'Hashtags', placeholder: 'sourdough', max: 15, each: 40 },
  },
  output: {
    description: {
      type: 'text',
      label: 'Description',
      tell: 'The whole description, at most 5,000 bytes, no < or >: two opening sentences of at most 150 characters together that work alone, what is in it, then the chapters and links as given, what has to be said, what it asks for, the standing text word for word, at most 3 hashtags at the end.',
      lines: true,
      max: DESCRIPTION_MAX,
      field: 'youtube.description',
    },
    openings: {
      type: 'list',
      label: 'Other openings',
      one: 'Opening',
      tell: 'Different first sentences, each at most 150 characters, to take the place of the first.',
      ...{ min: 1, max: 3 },
      item: {
        text: { type: 'text', label: 'Opening', tell: 'One or two sentences that stand alone.', max: 300 },
      },
    },
    tags: {
      type: 'words',
      label: 'Tags',
      tell: 'Search words without #, the most exact first, and spellings people get wrong; at most 500 characters in all.',
      ...{ min: 1, max: 25 },
      field: 'youtube.tags',
    },
  },
  maxTokens: 2_600,
  check({ description }, { keyword, links }) {
    const findings: Finding[] = [];
    const add = (severity: Finding['severity'], message: string, ruleId?: string) =>
      findings.push({ path: 'description', severity, message, ...(ruleId && { ruleId }) });
    const shown = cut(description, OPENING_SHOWN, 'graphemes').toLowerCase();
    if (keyword !== '' && !shown.includes(keyword.toLowerCase()))
      add('warning', `“${keyword}” is not in the first ${OPENING_SHOWN} characters, about as many as search shows.`);
    for (const link of linksOf(links)) if (!description.includes(link)) add('error', `The link ${link} is not in it.`);
    const chapters = chaptersIn(description).map(({ start, text }) => ({ start, title: text }));
    // A single time may be part of a sentence; two are meant as chapters.
    if (chapters.length > 1)
      for (const { message, ruleId } of checkField('youtube.chapters', chapters)) add('warning', message, ruleId);
    return findings;
  },
  sends: [
    {
      to: 'instagram/carousel-caption-studio',
      fill: ({ input }) => ({ topic: input.topic, points: input.points, audience: input.audience }),
    },
    {
      to: 'x/viral-post-composer',
      each: 'openings',
      fill: ({ output, at }) => ({ thought: output.openings[at]?.text ?? '' }),
    },
  ],
  page: {
    title: 'YouTube description generator that counts bytes',
    description:
      'Write a description with its opening, links, chapters and hashtags in place, counted in bytes as YouTube counts.',
    steps: [
      'Say what the video is about and what is in it, one point a line.',
      'Add links, chapters and what stands under every video: they are kept word for word.',
      'Read the opening folded, as viewers see it before they press “…more”.',
      'Mend what is marked, and copy the whole into YouTube Studio.',
    ],
    questions: [
      {
        question: 'How long may a YouTube description be?',
        answer:
          '5,000 bytes. Plain Latin letters take one byte each, letters with accents two, most other scripts three and emoji four or more.',
      },
      {
        question: 'How much of it is seen?',
        answer:
          'The first two or three lines, until somebody presses “…more”. YouTube publishes no number, so the opening should work within about 150 characters.',
      },
      {
        question: 'How many hashtags should it have?',
        answer: 'Up to three stand above the title. From 61 on YouTube ignores all of them, so few exact ones do more.',
      },
    ],
    example: {
      input: {
        topic: 'Baking sourdough in a cold kitchen',
        title: 'A Loaf That Rises at 16 Degrees',
        points:
          'Feeding a starter with warm water\nFour folds, half an hour apart\nA long proof overnight\nBaking in a lidded pot',
        audience: 'home bakers',
        keyword: 'sourdough in winter',
        links: 'Recipe to print: https://example.com/sourdough\nThe pot: https://example.com/pot',
        chapters: '0:00 A cold kitchen\n0:21 Feeding the starter\n0:52 Four folds\n1:34 The long proof\n2:10 Baking',
        disclosure: 'affiliate',
        goal: 'comment',
        hashtags: ['sourdough', 'bread baking'],
      },
      output: {
        description: [
          'Sourdough in winter, without a warm corner to hide it in: one loaf from a kitchen at 16 degrees, from the starter to the crust.',
          '',
          'What you will see:',
          '• Feeding a starter with warm water',
          '• Four folds, half an hour apart',
          '• A long proof overnight',
          '• Baking in a lidded pot',
          '',
          'Chapters',
          '0:00 A cold kitchen',
          '0:21 Feeding the starter',
          '0:52 Four folds',
          '1:34 The long proof',
          '2:10 Baking',
          '',
          'Links',
          'Recipe to print: https://example.com/sourdough',
          'The pot: https://example.com/pot',
          '',
          'Some of these links pay me a little when you buy through them. It costs you nothing more.',
          '',
          'How cold is your kitchen? Tell me in the comments.',
          '',
          '#sourdough #breadbaking',
        ].join('\n'),
        openings: [
          { text: 'Too cold for sourdough? This loaf rises at 16 degrees. Here is every step, for home bakers.' },
          { text: 'Sourdough in winter is slower, not worse: how I feed, fold and bake it in a cold kitchen.' },
        ],
        tags: [
          ...['sourdough in winter', 'sourdough cold kitchen', 'sourdough', 'bread baking', 'cold proof'],
          ...['sourdough starter', 'home baking'],
        ],
      },
    },
  },
});
