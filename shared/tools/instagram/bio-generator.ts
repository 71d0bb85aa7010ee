import { defineTool } from '../definition';
import { sameTexts } from '../same-texts';
import { profileLines } from './profile-lines';

/** Styles of a bio. */
const STYLES = {
  lines: 'Line by line',
  sentence: 'In one breath',
  short: 'Short',
  promise: 'What they get first',
  audience: 'Who it is for first',
  proof: 'Proof first',
  place: 'Place first',
} as const;

export const bioGenerator = defineTool({
  id: 'instagram/bio-generator',
  inputs: {
    topic: {
      type: 'long',
      label: 'Who you are and what you do',
      help: 'A sentence is enough. Facts on lines of their own can each stand in a bio.',
      placeholder: 'Ceramics teacher with a small studio\nEvening classes, clay and glazes included',
      required: true,
      max: 1_000,
    },
    outcome: {
      type: 'text',
      label: 'What people get from you',
      placeholder: 'A bowl you use every day, made in one evening',
      max: 120,
    },
    audience: { type: 'text', label: 'Who it is for', placeholder: 'beginners', max: 80 },
    place: { type: 'text', label: 'Where you are', placeholder: 'Leeds', max: 60 },
    proof: {
      type: 'text',
      label: 'What speaks for you',
      help: 'Years, a prize, a number you can stand by. Left empty, none is made up.',
      placeholder: 'Teaching since 2014',
      max: 100,
    },
    action: {
      type: 'choice',
      label: 'What a visitor does next',
      options: {
        link: 'Opens the link',
        message: 'Writes a message',
        book: 'Books',
        follow: 'Follows',
        nothing: 'Nothing',
      },
      default: 'link',
    },
    offer: { type: 'text', label: 'What is behind your link', placeholder: 'Class dates and places', max: 60 },
    name: {
      type: 'text',
      label: 'Your name, or that of your brand',
      help: 'For the line above the bio, which search reads too.',
      placeholder: 'Mara Lind',
      field: 'instagram.name',
    },
    emoji: {
      type: 'choice',
      label: 'Emoji',
      options: { none: 'None', few: 'A few' },
      default: 'few',
    },
    count: { type: 'number', label: 'How many', min: 3, max: 8, default: 5 },
  },
  output: {
    bios: {
      type: 'list',
      label: 'Bios',
      one: 'Bio',
      tell: 'Different bios, the strongest first.',
      min: 1,
      max: 8,
      count: 'count',
      item: {
        bio: {
          type: 'text',
          label: 'Bio',
          tell: 'At most 150 characters with line breaks, at most 3 lines, the first of which says what they do. No hashtags, not the name.',
          lines: true,
          field: 'instagram.bio',
        },
        style: { type: 'choice', label: 'Style', tell: 'What it says first, or how it is set.', options: STYLES },
      },
    },
    names: {
      type: 'list',
      label: 'Name line',
      one: 'Name',
      tell: 'Lines for the name field above the bio, which search reads: the name and the words people look for.',
      min: 1,
      max: 3,
      item: {
        name: { type: 'text', label: 'Name', tell: 'At most 30 characters.', field: 'instagram.name' },
      },
    },
  },
  maxTokens: 900,
  check({ bios }) {
    const texts = bios.map(({ bio }) => bio);
    const place = (at: number) => `bios.${at}.bio`;
    return [...sameTexts(texts, 'bio', place), ...texts.flatMap((bio, at) => profileLines(bio, place(at)))];
  },
  sends: [
    {
      to: 'instagram/bio-refresh-assistant',
      each: 'bios',
      fill: ({ input, output, at }) => ({
        bio: output.bios[at]?.bio ?? '',
        topic: input.topic,
        audience: input.audience,
      }),
    },
  ],
  page: {
    title: 'Instagram bio generator with a profile preview',
    description:
      'Write Instagram bios from what you really do: within 150 characters, three lines, shown the way a profile shows them.',
    steps: [
      'Say who you are and what you do; a sentence is enough.',
      'Add who it is for, where you are and what a visitor should do next.',
      'Read each bio on a profile, in light and dark, with its count of 150.',
      'Copy one, and the line for the name above it.',
    ],
    questions: [
      {
        question: 'How long may an Instagram bio be?',
        answer:
          'Instagram takes 150 characters, line breaks counted. A profile shows the first three lines or so; the rest waits behind "more".',
      },
      {
        question: 'Does Instagram search read the bio?',
        answer:
          'It matches names and usernames first. Words that people look for belong in the name line, for which the tool writes suggestions.',
      },
      {
        question: 'Why do the bios have no score?',
        answer:
          'Nothing but your visitors can tell which bio works. A number from a generator would be made up, so there is none.',
      },
    ],
    example: {
      input: {
        topic: 'Ceramics teacher with a small studio\nEvening classes, clay and glazes included',
        outcome: 'A bowl you use every day, made in one evening',
        audience: 'beginners',
        place: 'Leeds',
        proof: 'Teaching since 2014',
        action: 'book',
        offer: 'Class dates',
        name: 'Mara Lind',
        emoji: 'few',
        count: 4,
      },
      output: {
        bios: [
          {
            bio: 'Ceramics classes for beginners in Leeds\nA bowl you use every day, made in one evening\nClass dates 👇',
            style: 'lines',
          },
          {
            bio: 'Make a bowl in one evening, and use it every day.\nClay, glazes and patience included.\n👇 Class dates',
            style: 'promise',
          },
          {
            bio: 'Never touched clay? Good. These evenings are for beginners.\n📍 A small studio in Leeds\nBook your evening 👇',
            style: 'audience',
          },
          { bio: 'Teaching clay since 2014\nSmall studio, evening classes · Leeds\nNext dates 👇', style: 'proof' },
        ],
        names: [{ name: 'Mara Lind | Ceramics classes' }, { name: 'Mara · Pottery in Leeds' }],
      },
    },
  },
});
