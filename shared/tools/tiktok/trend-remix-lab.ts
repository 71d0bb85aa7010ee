import { defineTool } from '../definition';
import { repeats } from '../repeats';

const TWISTS = {
  swap: 'Same form, your subject',
  reverse: 'Turned around',
  behind: 'Behind it',
  answer: 'An answer to it',
  slow: 'Taken seriously',
  first: 'For beginners',
} as const;

export const trendRemixLab = defineTool({
  id: 'tiktok/trend-remix-lab',
  inputs: {
    trend: {
      type: 'long',
      label: 'The trend',
      help: 'What happens in it, in order, one moment a line. No tool knows what trends today; you have seen it.',
      placeholder: 'Somebody says “I’m a baker, of course I…”\nQuick cuts of odd habits\nEverybody around nods',
      required: true,
      max: 1_500,
    },
    topic: { type: 'text', label: 'Your subject', placeholder: 'Running a ceramics studio', required: true },
    points: {
      type: 'long',
      label: 'What is true of your work',
      help: 'Habits, moments, things only you know, one a line. Remixes are made of these.',
      placeholder: 'We name our kilns\nEvery mug is weighed twice',
      max: 2_000,
    },
    audience: { type: 'text', label: 'Who should laugh, nod or learn', placeholder: 'Hobby potters' },
    people: {
      type: 'choice',
      label: 'Who is in it',
      options: { me: 'Only you', team: 'You and others', none: 'Nobody’s face' },
      default: 'me',
    },
    count: { type: 'number', label: 'How many', min: 2, max: 6, default: 4 },
  },
  output: {
    remixes: {
      type: 'list',
      label: 'Remixes',
      one: 'Remix',
      tell: 'Ways to do the trend with this subject, each with another twist, the one closest to the subject first.',
      min: 1,
      max: 6,
      count: 'count',
      item: {
        idea: { type: 'text', label: 'Idea', tell: 'What happens, in one or two sentences.', max: 400 },
        twist: { type: 'choice', label: 'Twist', tell: 'What changes.', options: TWISTS },
        opening: { type: 'text', label: 'First two seconds', tell: 'What is seen and said at once.', max: 240 },
        screen: { type: 'text', label: 'On screen', tell: 'At most eight words.', max: 80 },
        shots: {
          type: 'text',
          label: 'Shots',
          tell: 'Three to five shots in order, a line each.',
          lines: true,
          max: 800,
        },
      },
    },
  },
  maxTokens: 2_000,
  check: ({ remixes }) =>
    repeats(
      remixes.map(({ idea }) => idea),
      (at) => `remixes.${at}.idea`,
    ),
  sends: [
    {
      to: 'tiktok/script-beat-sheet',
      each: 'remixes',
      fill: ({ input, output, at }) => ({
        topic: input.topic,
        hook: (output.remixes[at]?.opening ?? '').slice(0, 160),
        points: output.remixes[at]?.shots ?? '',
        audience: input.audience,
      }),
    },
    { to: 'tiktok/caption-generator', fill: ({ input }) => ({ topic: input.topic, audience: input.audience }) },
  ],
  page: {
    title: 'TikTok trend remixer for your own subject',
    description:
      'Describe a trend you have seen and turn it to your subject in several ways: idea, first two seconds, words on screen, shots.',
    steps: [
      'Describe the trend: what happens, moment by moment.',
      'Say what your subject is, and what is true of your work.',
      'Compare remixes by their twist, each with its shots.',
      'Send one to the beat sheet, and film it while the trend lasts.',
    ],
    questions: [
      {
        question: 'Does it know what trends today?',
        answer:
          'No, and neither does any tool that does not look. You describe what you have seen; it turns that to your subject.',
      },
      {
        question: 'Should I do every trend?',
        answer:
          'Only those that still make sense when the trend is over. If the idea needs the sound to be understood, leave it.',
      },
      {
        question: 'Which twist works best?',
        answer:
          'The one your viewers recognise themselves in. The same form with your subject is quickest; turning it around is remembered longer.',
      },
    ],
    example: {
      input: {
        trend: 'Somebody says “I’m a baker, of course I…”\nQuick cuts of odd habits\nEverybody around nods',
        topic: 'Running a ceramics studio',
        points: 'We name our kilns\nEvery mug is weighed twice',
        audience: 'hobby potters',
        people: 'team',
        count: 2,
      },
      output: {
        remixes: [
          {
            idea: '“I’m a potter, of course I…” with your real habits: naming the kilns, weighing every mug twice.',
            twist: 'swap',
            opening: 'You, hands full of clay: “I’m a potter, of course I named the kiln.”',
            screen: 'Of course I did',
            shots:
              'The kiln with its name on a label\nA mug on the scales, then again\nThe team, nodding without looking up\nYou, patting the kiln good night',
          },
          {
            idea: 'Turned around: what people think potters do all day, and what it is instead.',
            twist: 'reverse',
            opening: 'A spinning bowl, golden light. Then a cut to you carrying boxes.',
            screen: 'What you think we do',
            shots:
              'The wheel, slow and beautiful\nBoxes of glaze on a trolley\nThe scales again\nA floor being mopped\nThe wheel, three seconds, at last',
          },
        ],
      },
    },
  },
});
