import type { Finding } from '../../contracts/tool-finding';
import { defineTool } from '../definition';
import { repeats } from '../repeats';

const KINDS = {
  show: 'Shows how',
  story: 'Tells',
  answer: 'Answers',
  behind: 'Behind it',
  play: 'Plays',
  series: 'Part of a series',
} as const;

export const ideaSprintPlanner = defineTool({
  id: 'tiktok/idea-sprint-planner',
  inputs: {
    topic: {
      type: 'text',
      label: 'What your account is about',
      placeholder: 'House plants in small flats',
      required: true,
    },
    points: {
      type: 'long',
      label: 'What you have to film',
      help: 'Things, places, people, questions you get, what happens these days; one a line. Each becomes a video.',
      placeholder: 'Repotting the monstera\n“Why does it drip at night?”\nThe plant I nearly threw away',
      max: 3_000,
    },
    audience: { type: 'text', label: 'Who it is for', placeholder: 'People who kill every plant' },
    effort: {
      type: 'choice',
      label: 'Time for a video',
      options: { little: 'Half an hour', some: 'An evening', day: 'A day now and then' },
      default: 'little',
    },
    people: {
      type: 'choice',
      label: 'Who is in it',
      options: { me: 'Your face', team: 'You and others', none: 'Nobody’s face' },
      default: 'me',
    },
    days: { type: 'number', label: 'Days', min: 3, max: 14, default: 7 },
  },
  output: {
    videos: {
      type: 'list',
      label: 'Sprint',
      one: 'Day',
      tell: 'A video for each day, in order, easy ones between harder ones.',
      min: 1,
      max: 14,
      count: 'days',
      item: {
        day: { type: 'number', label: 'Day', tell: 'From 1, one more each.', min: 1, max: 14 },
        idea: { type: 'text', label: 'Video', tell: 'What happens in it, in one sentence.', max: 300 },
        hook: {
          type: 'text',
          label: 'First line',
          tell: 'Said or shown in the first two seconds, at most twelve words.',
          max: 160,
        },
        needs: { type: 'text', label: 'Needs', tell: 'What has to be there before the phone comes out.', max: 200 },
        kind: { type: 'choice', label: 'Kind', tell: 'What it does.', options: KINDS },
      },
    },
    batch: {
      type: 'text',
      label: 'Filmed together',
      tell: 'Which of these days can be filmed in one go, and in which order, in two or three sentences.',
      lines: true,
      max: 800,
    },
  },
  maxTokens: 2_200,
  check({ videos }, { days }) {
    const findings: Finding[] = videos.flatMap(({ day }, at) =>
      day === at + 1
        ? []
        : [{ path: `videos.${at}.day`, severity: 'error' as const, message: `This is day ${at + 1}.` }],
    );
    if (videos.length !== days)
      findings.push({ path: 'videos', severity: 'warning', message: `${days} days were asked for.` });
    const same = repeats(
      videos.map(({ hook }) => hook),
      (at) => `videos.${at}.hook`,
    );
    return [...findings, ...same];
  },
  sends: [
    {
      to: 'tiktok/hook-cta-formula',
      each: 'videos',
      fill: ({ input, output, at }) => ({ topic: output.videos[at]?.hook ?? '', audience: input.audience }),
    },
    {
      to: 'tiktok/script-beat-sheet',
      each: 'videos',
      fill: ({ input, output, at }) => ({
        topic: input.topic,
        hook: output.videos[at]?.hook ?? '',
        points: output.videos[at]?.idea ?? '',
        audience: input.audience,
      }),
    },
  ],
  page: {
    title: 'TikTok idea planner: a video for each day',
    description:
      'Plan three to fourteen days of TikToks from what you really have to film: idea, first line, what it needs, and what to film together.',
    steps: [
      'Say what your account is about.',
      'List what there is to film: things, people, questions, what happens these days.',
      'Choose how many days, and how much time a video may take.',
      'Film what goes together in one go, and tick off a day at a time.',
    ],
    questions: [
      {
        question: 'Do I have to post every day?',
        answer:
          'No. A sprint is practice and a way to find out what your viewers answer to. Take half of it if half is what you can do well.',
      },
      {
        question: 'Where do the ideas come from?',
        answer:
          'From what you list first. Days that are left get forms that suit any subject, with your subject in them.',
      },
      {
        question: 'What does “filmed together” mean?',
        answer: 'Videos at the same place with the same light can be filmed in one afternoon and posted over the week.',
      },
    ],
    example: {
      input: {
        topic: 'House plants in small flats',
        points: 'Repotting the monstera\n“Why does it drip at night?”\nThe plant I nearly threw away',
        audience: 'people who kill every plant',
        effort: 'little',
        people: 'none',
        days: 4,
      },
      output: {
        videos: [
          {
            day: 1,
            idea: 'The plant you nearly threw away: how it looked, what you did, how it looks now.',
            hook: 'This one was already in the bin.',
            needs: 'The plant, an old photo of it',
            kind: 'story',
          },
          {
            day: 2,
            idea: 'Answer “Why does it drip at night?” at the window, with the drop in close-up.',
            hook: 'It drips at night. It is not crying.',
            needs: 'The plant in the evening, a lamp behind it',
            kind: 'answer',
          },
          {
            day: 3,
            idea: 'Repotting the monstera in five shots without a word.',
            hook: 'Five shots. No talking.',
            needs: 'Pot, soil, a sheet on the floor',
            kind: 'show',
          },
          {
            day: 4,
            idea: 'Where all the plants stand in a flat with one window.',
            hook: 'One window. Not enough room. Or is there?',
            needs: 'Daylight, nothing tidied away',
            kind: 'behind',
          },
        ],
        batch:
          'Film days 1 and 3 on one afternoon: same table, same light. Day 2 needs the evening. Day 4 is one walk through the flat on any bright morning.',
      },
    },
  },
});
