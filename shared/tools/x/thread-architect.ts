import type { Finding } from '../../contracts/tool-finding';
import { defineTool } from '../definition';

/** Character limit of the reel script's field. */
const REEL_TAKES = 2_000;

export const threadArchitect = defineTool({
  id: 'x/thread-architect',
  inputs: {
    topic: {
      type: 'text',
      label: 'What the thread is about',
      placeholder: 'What a year of running a ceramics studio taught us',
      required: true,
    },
    points: {
      type: 'long',
      label: 'What you want to say',
      help: 'Facts, numbers and stories, one a line. The thread uses these and invents none.',
      placeholder: 'We opened in March\nGlazes cost more than clay\nClasses pay the rent',
      max: 4_000,
    },
    audience: { type: 'text', label: 'Who it is for', placeholder: 'People who want to open a studio' },
    goal: {
      type: 'choice',
      label: 'What it asks for at the end',
      options: {
        reply: 'An answer',
        follow: 'To be followed',
        share: 'To be shared',
        visit: 'A visit to a page',
        nothing: 'Nothing',
      },
      default: 'reply',
    },
    link: { type: 'text', label: 'Address of the page', help: 'Counts as 23 characters, however long it is.' },
    tone: {
      type: 'choice',
      label: 'Tone',
      options: { plain: 'Plain', warm: 'Warm', bold: 'Bold', playful: 'Playful', professional: 'Professional' },
      default: 'plain',
    },
    posts: { type: 'number', label: 'Posts', min: 3, max: 15, default: 7 },
    numbered: { type: 'toggle', label: 'Number the posts', default: true },
  },
  output: {
    posts: {
      type: 'list',
      label: 'Thread',
      one: 'Post',
      tell: 'The posts in order: an opening that stands alone, one thought each, an end.',
      min: 2,
      max: 15,
      count: 'posts',
      item: {
        text: {
          type: 'text',
          label: 'Post',
          tell: 'The whole post with its number where numbers are asked for ("2/7 "), at most 280 as X counts: emoji and CJK count 2, a link 23.',
          lines: true,
          field: 'x.post',
        },
        role: {
          type: 'choice',
          label: 'Role',
          tell: 'What it does in the thread.',
          options: { opening: 'Opening', point: 'Point', turn: 'Turn', end: 'End' },
        },
      },
    },
  },
  maxTokens: 2_400,
  check({ posts }, { goal, link }) {
    const findings: Finding[] = [];
    if (posts[0]?.role !== 'opening')
      findings.push({ path: 'posts.0.role', severity: 'warning', message: 'The first post opens the thread.' });
    const end = posts.at(-1)?.text ?? '';
    if (goal === 'visit' && link !== '' && !end.includes(link))
      findings.push({
        path: `posts.${posts.length - 1}.text`,
        severity: 'error',
        message: `The last post leads to ${link}, and does not name it.`,
      });
    return findings;
  },
  sends: [
    {
      to: 'x/viral-post-composer',
      each: 'posts',
      fill: ({ output, at }) => ({ thought: output.posts[at]?.text ?? '' }),
    },
    {
      to: 'instagram/carousel-caption-studio',
      fill: ({ input, output }) => ({
        topic: input.topic,
        points: output.posts.map(({ text }) => text).join('\n'),
        audience: input.audience,
      }),
    },
    {
      to: 'instagram/reel-script-builder',
      fill: ({ input, output }) => ({
        topic: input.topic,
        points: output.posts
          .map(({ text }) => text.replace(/\s*\n+\s*/g, ' '))
          .join('\n')
          .slice(0, REEL_TAKES),
        audience: input.audience,
      }),
    },
  ],
  page: {
    title: 'X thread generator that counts like X does',
    description:
      'Turn your notes into a thread: an opening, one thought a post, an end that asks for something. Each post within 280.',
    steps: [
      'Say what the thread is about and paste your notes, one a line.',
      'Choose how many posts, and what the last one asks for.',
      'Read the thread as X shows it, with the count of each post.',
      'Edit in place, write single posts anew, and copy them one by one.',
    ],
    questions: [
      {
        question: 'How does X count 280?',
        answer:
          'Latin letters count 1, emoji and Chinese, Japanese or Korean signs 2, and every web address 23. The counter beside each post does the same.',
      },
      {
        question: 'How long should a thread be?',
        answer: 'As long as you have thoughts. Each post should say one thing that somebody could quote alone.',
      },
      {
        question: 'Does it invent facts?',
        answer:
          'No. What is in your notes is used; what is not is left out. Numbers that you did not give never appear.',
      },
    ],
    example: {
      input: {
        topic: 'What a year of running a ceramics studio taught us',
        points: 'Glazes cost more than clay\nEvening classes pay the rent\nThe kiln decides your week',
        audience: 'people who want to open a studio',
        goal: 'reply',
        posts: 5,
        numbered: true,
      },
      output: {
        posts: [
          {
            text: '1/5 A year of running a ceramics studio. Three things I would tell anybody who wants to open one:',
            role: 'opening',
          },
          {
            text: '2/5 Glazes cost more than clay. Plan for them first, and buy clay with what is left.',
            role: 'point',
          },
          {
            text: '3/5 Evening classes pay the rent. What you sell on the shelf comes on top.',
            role: 'point',
          },
          { text: '4/5 The kiln decides your week. Everything else is arranged around it.', role: 'turn' },
          { text: '5/5 What would you want to know before opening a studio? Ask me below.', role: 'end' },
        ],
      },
    },
  },
});
