import { formatPosition } from '../../contracts/position';
import { parseTimedText, toTimedText } from '../../contracts/timed-text';
import type { Finding } from '../../contracts/tool-finding';
import { defineTool } from '../definition';

/** Enough for two hours of speech with a time on every line. */
const TRANSCRIPT_MAX = 150_000;
const LAST_SECOND = 86_400;

export const chapterGenerator = defineTool({
  id: 'youtube/chapter-generator',
  inputs: {
    transcript: {
      type: 'long',
      label: 'Transcript with times',
      help: 'SubRip, WebVTT, or lines that begin with a time, as YouTube Studio shows them.',
      placeholder: '0:00 Welcome back to the kitchen\n0:14 First the flour\n1:02 Now we fold the dough',
      required: true,
      max: TRANSCRIPT_MAX,
      holds: 'timed-lines',
    },
    topic: { type: 'text', label: 'What the video is about', placeholder: 'Baking sourdough in a cold kitchen' },
    opening: {
      type: 'text',
      label: 'Name of the first chapter',
      help: 'It always starts at 0:00. Left open, it is named like the others.',
      placeholder: 'Intro',
      max: 60,
    },
    wording: {
      type: 'choice',
      label: 'Titles',
      options: { short: 'A few words', said: 'As it is said' },
      default: 'short',
    },
    least: {
      type: 'number',
      label: 'Shortest chapter',
      help: 'YouTube asks for 10 seconds. Long ones are easier to choose from.',
      ...{ min: 10, max: 600, default: 30, unit: 'seconds' },
    },
    count: { type: 'number', label: 'At most', min: 3, max: 20, default: 8 },
  },
  output: {
    chapters: {
      type: 'list',
      label: 'Chapters',
      one: 'Chapter',
      tell: 'In order. The first starts at 0, each where something new begins, at least as long as "least".',
      min: 3,
      max: 20,
      count: 'count',
      field: 'youtube.chapters',
      item: {
        start: {
          type: 'number',
          label: 'Start',
          tell: 'Seconds from the start of the video: the time of the line where it begins.',
          ...{ min: 0, max: LAST_SECOND, unit: 'seconds' },
        },
        title: {
          type: 'text',
          label: 'Title',
          tell: 'What a viewer finds there, in the words of the video, at most 50 characters.',
          max: 100,
        },
      },
    },
  },
  maxTokens: 900,
  check({ chapters }, { transcript }) {
    const lines = parseTimedText(transcript);
    const end = lines.reduce((last, line) => Math.max(last, line.end ?? line.start), 0);
    return chapters.flatMap(({ start, title }, at): Finding[] => {
      const same = chapters.findIndex((other) => other.title.toLowerCase() === title.toLowerCase());
      return [
        ...(lines.length > 0 && start > end
          ? [
              {
                path: `chapters.${at}.start`,
                severity: 'error' as const,
                message: `Starts at ${formatPosition(start)}, after the last line of the transcript at ${formatPosition(end)}.`,
              },
            ]
          : []),
        ...(same === at
          ? []
          : [
              {
                path: `chapters.${at}.title`,
                severity: 'warning' as const,
                message: `The same as chapter ${same + 1}.`,
              },
            ]),
      ];
    });
  },
  sends: [
    {
      to: 'youtube/description-generator',
      fill: ({ input, output }) => ({
        topic: input.topic,
        chapters: toTimedText(output.chapters.map(({ start, title }) => ({ start, text: title }))),
      }),
    },
    {
      to: 'x/thread-architect',
      fill: ({ input, output }) => ({
        topic: input.topic,
        points: output.chapters.map(({ title }) => title).join('\n'),
      }),
    },
  ],
  page: {
    title: 'YouTube chapter generator with YouTube’s own checks',
    description:
      'Paste a transcript with times and get chapters that YouTube shows: first at 0:00, three or more, ten seconds each.',
    steps: [
      'Paste the transcript of your video with its times: SubRip, WebVTT or plain lines.',
      'Say how many chapters you want at most, and how short one may be.',
      'Look at the bar: what breaks a rule of YouTube’s is marked, with what is wrong.',
      'Mend titles and times in place, and copy the list into your description.',
    ],
    questions: [
      {
        question: 'Why does YouTube not show my chapters?',
        answer:
          'It shows them only when the first starts at 0:00, there are at least three, they stand in order, and each is at least 10 seconds long. One that breaks this hides them all.',
      },
      {
        question: 'Where do I get a transcript with times?',
        answer:
          'In YouTube Studio under Subtitles, as a file or to copy. The transcript generator writes one from your recording.',
      },
      {
        question: 'Are the times made up?',
        answer: 'No. Every chapter starts at the time of a line of your transcript, and the first at 0:00.',
      },
    ],
    example: {
      input: {
        transcript: [
          '0:00 Welcome back to the kitchen, it is sixteen degrees in here today',
          '0:09 and I want a loaf that rises anyway',
          '0:21 First the starter: I feed it the evening before with warm water',
          '0:38 You can see it has doubled, that is all it has to do',
          '0:52 Now we fold the dough, four times, half an hour apart',
          '1:15 The folds give it strength while the cold slows the yeast',
          '1:34 The long proof happens overnight in the coldest corner',
          '1:58 In the morning it has grown by half and holds its shape',
          '2:10 Bake it in a lidded pot, very hot, and take the lid off at the end',
          '2:41 Listen to that crust',
        ].join('\n'),
        topic: 'Baking sourdough in a cold kitchen',
        opening: 'A cold kitchen',
        least: 15,
        count: 5,
      },
      output: {
        chapters: [
          { start: 0, title: 'A cold kitchen' },
          { start: 21, title: 'Feeding the starter' },
          { start: 52, title: 'Four folds, half an hour apart' },
          { start: 94, title: 'The long proof overnight' },
          { start: 130, title: 'Baking in a lidded pot' },
        ],
      },
    },
  },
});
