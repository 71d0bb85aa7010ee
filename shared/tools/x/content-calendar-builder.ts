import type { Finding } from '../../contracts/tool-finding';
import { defineTool } from '../definition';
import { repeats } from '../repeats';

const WEEKDAYS = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const;

const FORMATS = { post: 'Post', thread: 'Thread', poll: 'Poll', picture: 'Picture', replies: 'Replies' } as const;

export const contentCalendarBuilder = defineTool({
  id: 'x/content-calendar-builder',
  inputs: {
    topic: {
      type: 'text',
      label: 'What your account is about',
      placeholder: 'Running a small ceramics studio',
      required: true,
    },
    pillars: {
      type: 'list',
      label: 'Subjects you come back to',
      help: 'Two to five. They take turns, so that no week is about one thing alone.',
      placeholder: 'Glazing',
      max: 6,
      each: 80,
    },
    points: {
      type: 'long',
      label: 'What is coming up, and what you can tell',
      help: 'Launches, numbers, stories, opinions, one a line. Each gets a day of its own.',
      placeholder: 'New evening class from March\nWhy we stopped selling mugs online',
      max: 4_000,
    },
    audience: { type: 'text', label: 'Who reads you', placeholder: 'Hobby potters' },
    goal: {
      type: 'choice',
      label: 'What it is for',
      options: { talk: 'Conversations', grow: 'More followers', sell: 'Customers', trust: 'A name in my field' },
      default: 'talk',
    },
    weeks: { type: 'number', label: 'Weeks', min: 1, max: 4, default: 2 },
    perWeek: { type: 'number', label: 'Posts a week', min: 1, max: 7, default: 3 },
  },
  output: {
    days: {
      type: 'list',
      label: 'Calendar',
      one: 'Day',
      tell: 'As many entries as "weeks" times "perWeek", in order of their days, spread over each week.',
      min: 1,
      max: 28,
      item: {
        week: { type: 'number', label: 'Week', tell: 'From 1.', min: 1, max: 4 },
        weekday: { type: 'choice', label: 'Day', tell: 'The day of the week.', options: WEEKDAYS },
        format: { type: 'choice', label: 'Format', tell: 'What is posted.', options: FORMATS },
        idea: { type: 'text', label: 'Idea', tell: 'What the post says, in one sentence.', max: 300 },
        first: {
          type: 'text',
          label: 'First line',
          tell: 'How it begins, ready to use, at most 280 as X counts and better under 100.',
          field: 'x.post',
        },
      },
    },
  },
  maxTokens: 3_000,
  check({ days }, { weeks, perWeek }) {
    const findings: Finding[] = [];
    const wished = weeks * perWeek;
    if (days.length !== wished)
      findings.push({ path: 'days', severity: 'error', message: `${wished} entries were asked for.` });
    const order = Object.keys(WEEKDAYS);
    days.forEach(({ week, weekday }, at) => {
      const before = days[at - 1];
      const place = (of: { week: number; weekday: string }) => of.week * 7 + order.indexOf(of.weekday);
      if (before && place({ week, weekday }) <= place(before))
        findings.push({
          path: `days.${at}.weekday`,
          severity: 'error',
          message: 'It does not come after the day before.',
        });
      if (week > weeks)
        findings.push({ path: `days.${at}.week`, severity: 'error', message: `The calendar has ${weeks} weeks.` });
    });
    const same = repeats(
      days.map(({ first }) => first),
      (at) => `days.${at}.first`,
    );
    return [...findings, ...same];
  },
  sends: [
    {
      to: 'x/viral-post-composer',
      each: 'days',
      fill: ({ input, output, at }) => ({ thought: output.days[at]?.idea ?? '', audience: input.audience }),
    },
    {
      to: 'x/thread-architect',
      each: 'days',
      fill: ({ input, output, at }) => ({ topic: output.days[at]?.first ?? '', audience: input.audience }),
    },
  ],
  page: {
    title: 'X content calendar: as much as you can keep up with',
    description:
      'Plan weeks of posts for X from your own subjects and news: a day, a format, an idea and a first line for each.',
    steps: [
      'Say what your account is about, and the subjects you come back to.',
      'List what is coming up: each point gets a day of its own.',
      'Choose how many weeks, and how many posts a week you can keep up with.',
      'Change what you like, take the calendar along as a table, and make posts of its days.',
    ],
    questions: [
      {
        question: 'How often should I post on X?',
        answer:
          'As often as you can keep up for months. Three good posts a week that you answer under do more than daily ones you do not.',
      },
      {
        question: 'Why are there days for replies?',
        answer:
          'Because conversations under other people’s posts are where accounts get known. A day for them is work planned like any other.',
      },
      {
        question: 'Can I put it into my own calendar?',
        answer: 'Export it as CSV and open it in any spreadsheet, with a row for each day.',
      },
    ],
    example: {
      input: {
        topic: 'Running a small ceramics studio',
        pillars: ['Glazing', 'The business side'],
        points: 'New evening class from March\nWhy we stopped selling mugs online',
        audience: 'hobby potters',
        goal: 'talk',
        weeks: 2,
        perWeek: 3,
      },
      output: {
        days: [
          {
            week: 1,
            weekday: 'mon',
            format: 'post',
            idea: 'Why you stopped selling mugs online: the one reason that decided it.',
            first: 'We stopped selling mugs online. This is why.',
          },
          {
            week: 1,
            weekday: 'wed',
            format: 'picture',
            idea: 'One glaze before and after firing, side by side, with what you had hoped for.',
            first: 'Left: what I mixed. Right: what the kiln made of it.',
          },
          {
            week: 1,
            weekday: 'fri',
            format: 'poll',
            idea: 'Ask hobby potters which part of glazing they avoid.',
            first: 'Which part of glazing do you put off as long as you can?',
          },
          {
            week: 2,
            weekday: 'mon',
            format: 'thread',
            idea: 'What a studio pays for in a month, without sums: what surprised you, in order.',
            first: 'What a small studio spends its money on, in the order that surprised us:',
          },
          {
            week: 2,
            weekday: 'wed',
            format: 'post',
            idea: 'Announce the evening class: who it is for, when it starts, how to join.',
            first: 'Our evening class starts in March. It is for people who have never touched clay.',
          },
          {
            week: 2,
            weekday: 'fri',
            format: 'replies',
            idea: 'Answer five posts of other potters with something only a studio knows.',
            first: 'We had the same crack last year. What helped in the end was drying it slower.',
          },
        ],
      },
    },
  },
});
