import { defineTool } from '../definition';
import { repeats } from '../repeats';

/** Angles of a title. A promise that the video does not keep costs more than a dull title. */
const ANGLES = {
  search: 'Says what it is',
  benefit: 'Says what you get',
  question: 'Asks',
  mistake: 'Warns',
  story: 'Tells',
  list: 'Counts',
} as const;

export const titleGenerator = defineTool({
  id: 'youtube/title-generator',
  inputs: {
    topic: {
      type: 'text',
      label: 'What the video is about',
      placeholder: 'Baking sourdough in a cold kitchen',
      required: true,
    },
    outcome: {
      type: 'text',
      label: 'What a viewer has at the end',
      help: 'The result or the answer your video gives. Titles promise nothing else.',
      placeholder: 'A loaf that rises at 16 degrees',
    },
    audience: { type: 'text', label: 'Who it is for', placeholder: 'Home bakers' },
    keyword: {
      type: 'text',
      label: 'Words people search for',
      help: 'Titles of the search kind begin with them.',
      placeholder: 'sourdough for beginners',
      max: 60,
    },
    angle: {
      type: 'choice',
      label: 'Angle',
      options: { any: 'Several', ...ANGLES },
      default: 'any',
    },
    avoid: { type: 'list', label: 'Words to leave out', placeholder: 'ultimate', max: 12, each: 40 },
    count: { type: 'number', label: 'How many', min: 3, max: 12, default: 8 },
  },
  output: {
    titles: {
      type: 'list',
      label: 'Titles',
      one: 'Title',
      tell: 'Different titles, the strongest first.',
      min: 1,
      max: 12,
      count: 'count',
      item: {
        title: {
          type: 'text',
          label: 'Title',
          tell: 'At most 100 characters, better 40 to 65, its weight in the first 40. No < or >, no capitals for whole words, no clickbait the video does not keep.',
          field: 'youtube.title',
        },
        angle: { type: 'choice', label: 'Angle', tell: 'What makes somebody choose it.', options: ANGLES },
        why: { type: 'text', label: 'Why', tell: 'One short sentence on what it does for this video.', max: 240 },
      },
    },
  },
  maxTokens: 1_400,
  check: ({ titles }) =>
    repeats(
      titles.map(({ title }) => title),
      (at) => `titles.${at}.title`,
    ),
  sends: [
    {
      to: 'youtube/thumbnail-copy-assistant',
      each: 'titles',
      fill: ({ input, output, at }) => ({ topic: input.topic, title: output.titles[at]?.title ?? '' }),
    },
    {
      to: 'youtube/thumbnail-generator',
      each: 'titles',
      fill: ({ input, output, at }) => ({ topic: input.topic, title: output.titles[at]?.title ?? '' }),
    },
    {
      to: 'youtube/description-generator',
      each: 'titles',
      fill: ({ input, output, at }) => ({
        topic: input.topic,
        title: output.titles[at]?.title ?? '',
        audience: input.audience,
        keyword: input.keyword,
      }),
    },
    {
      to: 'youtube/script-generator',
      each: 'titles',
      fill: ({ input, output, at }) => ({
        topic: input.topic,
        title: output.titles[at]?.title ?? '',
        audience: input.audience,
      }),
    },
  ],
  page: {
    title: 'YouTube title generator with search previews',
    description:
      'Write YouTube titles from your own topic and see where search, home and phones cut them. Counts every character.',
    steps: [
      'Say what the video is about, and what a viewer has at the end.',
      'Choose an angle, or several to compare.',
      'Read each title where it will stand: in search, on the home page, on a phone.',
      'Copy one, or take three for a test in YouTube Studio.',
    ],
    questions: [
      {
        question: 'How long may a YouTube title be?',
        answer:
          'YouTube takes 100 characters. Far fewer are shown in most places, so the words that matter belong in the first 40.',
      },
      {
        question: 'Are the titles made up?',
        answer:
          'They use what you write and nothing else. Where no model is connected, they are built by rules from your own words.',
      },
      {
        question: 'Which title is best?',
        answer:
          'Nobody knows before viewers have seen it. YouTube compares up to three titles for one video; the tool hands you three to test.',
      },
    ],
    example: {
      input: {
        topic: 'Baking sourdough in a cold kitchen',
        outcome: 'A loaf that rises at 16 degrees',
        audience: 'home bakers',
        keyword: 'sourdough in winter',
        count: 4,
      },
      output: {
        titles: [
          {
            title: 'Sourdough in Winter: A Loaf That Rises in a Cold Kitchen',
            angle: 'search',
            why: 'Begins with what people look for, then says what they get.',
          },
          {
            title: 'A Loaf That Rises at 16 Degrees',
            angle: 'benefit',
            why: 'The result alone, with the number you gave.',
          },
          {
            title: 'Is Your Kitchen Too Cold for Sourdough?',
            angle: 'question',
            why: 'Asks what your viewer has asked already.',
          },
          {
            title: 'The Mistake Home Bakers Make in a Cold Kitchen',
            angle: 'mistake',
            why: 'Names who it is for, and that something can be mended.',
          },
        ],
      },
    },
  },
});
