import type { Finding } from '../../contracts/tool-finding';
import { defineTool } from '../definition';

/** Ways to form a name. */
const WAYS = {
  plain: 'Says what it is',
  place: 'A place to come to',
  person: 'A person’s own',
  joined: 'Two words in one',
  phrase: 'A short phrase',
} as const;

/** Normalises to letters and digits, for names that look the same to readers. */
const bare = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

export const nameGenerator = defineTool({
  id: 'youtube/name-generator',
  inputs: {
    topic: {
      type: 'text',
      label: 'What the channel is about',
      placeholder: 'Bread and slow baking',
      required: true,
    },
    words: {
      type: 'list',
      label: 'Words you like',
      placeholder: 'crumb',
      max: 10,
      each: 30,
    },
    person: {
      type: 'text',
      label: 'Your name',
      help: 'Only if the channel may carry it.',
      placeholder: 'Ada',
      max: 40,
    },
    audience: { type: 'text', label: 'Who it is for', placeholder: 'Home bakers' },
    way: { type: 'choice', label: 'Kind of name', options: { any: 'Several', ...WAYS }, default: 'any' },
    longest: {
      type: 'number',
      label: 'Longest name',
      help: 'Beside a video about 20 characters are read at a glance.',
      ...{ min: 8, max: 50, default: 24, unit: 'characters' },
    },
    avoid: { type: 'list', label: 'Words to leave out', placeholder: 'kitchen', max: 12, each: 40 },
    count: { type: 'number', label: 'How many', min: 3, max: 15, default: 10 },
  },
  output: {
    names: {
      type: 'list',
      label: 'Names',
      one: 'Name',
      tell: 'Different names, the strongest first.',
      ...{ min: 1, max: 15 },
      count: 'count',
      item: {
        name: {
          type: 'text',
          label: 'Name',
          tell: 'At most 50 characters and at most "longest": easy to say aloud and to spell after hearing it once.',
          field: 'youtube.channel-name',
        },
        handle: {
          type: 'text',
          label: 'Handle',
          tell: 'The handle it would take, without @: 3 to 30 letters, digits, underscores, hyphens or full stops, no space.',
          field: 'youtube.handle',
        },
        way: { type: 'choice', label: 'Kind', tell: 'How it is made.', options: WAYS },
        why: { type: 'text', label: 'Why', tell: 'One short sentence: what it says, and how it sounds.', max: 240 },
      },
    },
  },
  maxTokens: 1_500,
  check: ({ names }, { longest }) =>
    names.flatMap(({ name }, at): Finding[] => {
      const path = `names.${at}.name`;
      const same = names.findIndex((other) => bare(other.name) === bare(name));
      const over = Array.from(name).length - longest;
      return [
        ...(same === at ? [] : [{ path, severity: 'error' as const, message: `The same as name ${same + 1}.` }]),
        ...(over > 0
          ? [{ path, severity: 'warning' as const, message: `${over} characters longer than you asked for.` }]
          : []),
      ];
    }),
  sends: [
    {
      to: 'youtube/title-generator',
      fill: ({ input }) => ({ topic: input.topic, audience: input.audience }),
    },
  ],
  page: {
    title: 'YouTube channel name generator with handles',
    description:
      'Channel names made of your own words, each with the handle it would take, checked for length and signs.',
    steps: [
      'Say what the channel is about, and add words you like.',
      'Choose a kind of name, or several to compare.',
      'Say the ones you like aloud, and have somebody write them down.',
      'Look the handle up on YouTube, then copy the name.',
    ],
    questions: [
      {
        question: 'Is the name still free?',
        answer:
          'Names of channels need not be unique; handles must be. Flint cannot see which are taken: look the handle up on YouTube before you decide.',
      },
      {
        question: 'What may a handle contain?',
        answer:
          'Letters, digits, underscores, hyphens and full stops, 3 to 30 of them, with a letter or a digit at both ends.',
      },
      {
        question: 'What makes a name good?',
        answer:
          'It can be said aloud, spelled after one hearing, and still fits when the channel grows. Numbers and odd spellings cost all three.',
      },
    ],
    example: {
      input: {
        topic: 'Bread and slow baking',
        words: ['crumb', 'oven'],
        person: 'Ada',
        audience: 'home bakers',
        count: 4,
      },
      output: {
        names: [
          {
            name: 'The Slow Crumb',
            handle: 'TheSlowCrumb',
            way: 'phrase',
            why: 'Says bread and patience in three words that anybody can spell.',
          },
          {
            name: 'Ada Bakes Slowly',
            handle: 'AdaBakesSlowly',
            way: 'person',
            why: 'Your own name first, then what you do and how.',
          },
          {
            name: 'Bread Corner',
            handle: 'BreadCorner',
            way: 'place',
            why: 'Somewhere to come back to, with the subject in front.',
          },
          {
            name: 'Ovencrumb',
            handle: 'Ovencrumb',
            way: 'joined',
            why: 'Both of your words in one that is likely to be yours alone.',
          },
        ],
      },
    },
  },
});
