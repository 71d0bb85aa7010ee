import { defineTool } from '../definition';
import { repeats } from '../repeats';

const WAYS = {
  plain: 'Your name',
  craft: 'What you do',
  both: 'Name and subject',
  place: 'Where you are',
  phrase: 'A phrase',
} as const;

export const usernameGenerator = defineTool({
  id: 'tiktok/username-generator',
  inputs: {
    name: { type: 'text', label: 'Your name or your brand', placeholder: 'Mud & Fire', required: true, max: 60 },
    topic: { type: 'text', label: 'What you post about', placeholder: 'Pottery for beginners', max: 100 },
    place: {
      type: 'text',
      label: 'Place',
      help: 'Where being from somewhere is part of it.',
      placeholder: 'Leeds',
      max: 40,
    },
    way: { type: 'choice', label: 'Made of', options: { any: 'Several', ...WAYS }, default: 'any' },
    signs: {
      type: 'choice',
      label: 'Between words',
      options: { none: 'Nothing', dot: 'A full stop', line: 'An underscore' },
      default: 'none',
    },
    avoid: { type: 'list', label: 'Words to leave out', placeholder: 'official', max: 8, each: 30 },
    count: { type: 'number', label: 'How many', min: 4, max: 16, default: 8 },
  },
  output: {
    usernames: {
      type: 'list',
      label: 'Usernames',
      one: 'Username',
      tell: 'Different usernames, those easiest to say and spell first.',
      min: 1,
      max: 16,
      count: 'count',
      item: {
        username: {
          type: 'text',
          label: 'Username',
          tell: '2 to 24 small letters, digits, underscores and full stops, without @, not ending in a full stop.',
          field: 'tiktok.username',
        },
        way: { type: 'choice', label: 'Made of', tell: 'What it is made of.', options: WAYS },
        why: { type: 'text', label: 'Why', tell: 'One short sentence on how it sounds and what it says.', max: 200 },
      },
    },
  },
  maxTokens: 1_100,
  check: ({ usernames }) =>
    repeats(
      usernames.map(({ username }) => username),
      (at) => `usernames.${at}.username`,
    ),
  sends: [],
  page: {
    title: 'TikTok username generator from your own words',
    description:
      'Usernames of 2 to 24 signs that TikTok accepts, made of your name, your subject and your place. No digits stuck on the end.',
    steps: [
      'Write your name or your brand, and what you post about.',
      'Choose what usernames are made of, and what stands between words.',
      'Say the ones you like out loud: what has to be spelled is not found.',
      'Look in the app whether it is free, on every platform you use.',
    ],
    questions: [
      {
        question: 'What does TikTok allow in a username?',
        answer: 'Letters, digits, underscores and full stops, 2 to 24 of them, and no full stop at the end.',
      },
      {
        question: 'Is the username still free?',
        answer: 'Only TikTok knows. The tool does not look, and does not pretend to.',
      },
      {
        question: 'Can I change it later?',
        answer:
          'Once every 30 days. Links with the old one stop working, so choose one that still fits when your subject grows.',
      },
    ],
    example: {
      input: { name: 'Mud & Fire', topic: 'Pottery for beginners', place: 'Leeds', count: 5 },
      output: {
        usernames: [
          {
            username: 'mudandfire',
            way: 'plain',
            why: 'Your name as it is said; nobody has to ask how it is spelled.',
          },
          { username: 'potterywithmud', way: 'both', why: 'Says what happens here, and leaves the name in it.' },
          { username: 'mudandfire.leeds', way: 'place', why: 'Your name, for people who could come by.' },
          { username: 'firstpots', way: 'craft', why: 'Made for beginners, and says so in nine letters.' },
          { username: 'stillspinning', way: 'phrase', why: 'A phrase potters smile at, and it leaves room to grow.' },
        ],
      },
    },
  },
});
