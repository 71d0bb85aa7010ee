import { defineTool } from '../definition';
import { sameTexts } from '../same-texts';
import { profileLines } from './profile-lines';

/** Aspects of a bio that visitors look for. */
const ASPECTS = {
  what: 'What you do',
  whom: 'Who it is for',
  proof: 'What speaks for you',
  place: 'Where you are',
  next: 'What to do next',
  room: 'Length and lines',
} as const;

export const bioRefreshAssistant = defineTool({
  id: 'instagram/bio-refresh-assistant',
  inputs: {
    bio: {
      type: 'long',
      label: 'Your bio as it is',
      placeholder: 'Potter ✨ Dreamer ✨ Coffee\n#pottery #handmade\nWelcome to my page!',
      required: true,
      max: 400,
      field: 'instagram.bio',
    },
    topic: {
      type: 'long',
      label: 'What has changed',
      help: 'What you do now, and what the bio should say, one thing a line.',
      placeholder: 'I teach evening classes now',
      max: 1_000,
    },
    audience: { type: 'text', label: 'Who it is for', placeholder: 'beginners', max: 80 },
    proof: { type: 'text', label: 'What speaks for you', placeholder: 'Teaching since 2014', max: 100 },
    keep: {
      type: 'list',
      label: 'Words to keep',
      help: 'What people know you by stays in every version.',
      placeholder: 'Mud & Fire',
      max: 5,
      each: 40,
    },
    next: { type: 'text', label: 'What a visitor does next', placeholder: 'Class dates below', max: 60 },
    count: { type: 'number', label: 'Versions', min: 2, max: 5, default: 3 },
  },
  output: {
    versions: {
      type: 'list',
      label: 'New versions',
      one: 'Version',
      tell: 'From the smallest change to a new start.',
      min: 1,
      max: 5,
      count: 'count',
      item: {
        bio: {
          type: 'text',
          label: 'Bio',
          tell: 'At most 150 characters with line breaks, at most 3 lines, with every word of "keep".',
          lines: true,
          field: 'instagram.bio',
        },
        change: { type: 'text', label: 'What changed', tell: 'One short sentence.', max: 200 },
      },
    },
    review: {
      type: 'list',
      label: 'Your bio now',
      one: 'Point',
      tell: 'What a visitor finds and misses in the bio as it is, the weightiest first.',
      min: 1,
      max: 6,
      item: {
        note: {
          type: 'text',
          label: 'Note',
          tell: 'One sentence about this bio, quoting it where that helps.',
          max: 240,
        },
        aspect: { type: 'choice', label: 'About', tell: 'What it is about.', options: ASPECTS },
        verdict: {
          type: 'choice',
          label: 'Verdict',
          tell: 'Whether it is there.',
          options: { there: 'There', vague: 'Vague', missing: 'Missing' },
        },
      },
    },
  },
  maxTokens: 1_100,
  check({ versions }, { keep }) {
    const texts = versions.map(({ bio }) => bio);
    const place = (at: number) => `versions.${at}.bio`;
    const lost = texts.flatMap((bio, at) =>
      keep
        .filter((word) => word !== '' && !bio.toLowerCase().includes(word.toLowerCase()))
        .map((word) => ({ path: place(at), severity: 'warning' as const, message: `“${word}” is not in it.` })),
    );
    return [
      ...sameTexts(texts, 'version', place),
      ...lost,
      ...texts.flatMap((bio, at) => profileLines(bio, place(at))),
    ];
  },
  sends: [
    {
      to: 'instagram/bio-generator',
      fill: ({ input }) => ({ topic: input.topic || input.bio, audience: input.audience, proof: input.proof }),
    },
  ],
  page: {
    title: 'Instagram bio checker and rewriter',
    description:
      'Paste your bio and see what a visitor finds and misses in it, with new versions within 150 that keep what is yours.',
    steps: [
      'Paste your bio as it is.',
      'Say what has changed, and which words have to stay.',
      'Read what a visitor finds in it and what not.',
      'Compare the versions on a profile, and copy one.',
    ],
    questions: [
      {
        question: 'What should a bio say?',
        answer:
          'What you do, who it is for, why somebody should believe it, and what to do next. In that order, if it fits.',
      },
      {
        question: 'Do hashtags in a bio help?',
        answer: 'They take characters and lead away from your page. Search reads the name line above the bio instead.',
      },
      {
        question: 'Will my bio sound like everybody’s?',
        answer: 'The versions are made of your own words. Those you mark to keep stay in every one.',
      },
    ],
    example: {
      input: {
        bio: 'Potter ✨ Dreamer ✨ Coffee\n#pottery #handmade\nWelcome to my page!',
        topic: 'I teach evening classes in Leeds now',
        audience: 'beginners',
        next: 'Class dates below',
        keep: ['Potter'],
        count: 3,
      },
      output: {
        versions: [
          {
            bio: 'Potter and teacher, fuelled by coffee\nEvening classes for beginners in Leeds\nClass dates below ↓',
            change: 'Keeps your first line and trades the hashtags for what you teach.',
          },
          {
            bio: 'Potter. I teach beginners in Leeds, in the evening.\nClass dates below ↓',
            change: 'Two lines: what you do, and what to do next.',
          },
          {
            bio: 'Evening pottery classes for beginners · Leeds\nYour potter likes coffee too\nClass dates below ↓',
            change: 'Begins with what a visitor looks for.',
          },
        ],
        review: [
          {
            note: 'Nothing says what a visitor can do with you: no class, no shop, no date.',
            aspect: 'next',
            verdict: 'missing',
          },
          { note: '“Potter” is clear. “Dreamer” could be anybody.', aspect: 'what', verdict: 'vague' },
          { note: 'Two hashtags take a line and lead away from your page.', aspect: 'room', verdict: 'vague' },
          { note: 'Who it is for is not said.', aspect: 'whom', verdict: 'missing' },
        ],
      },
    },
  },
});
