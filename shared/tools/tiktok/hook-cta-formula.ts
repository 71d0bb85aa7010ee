import { defineTool } from '../definition';
import { repeats } from '../repeats';

/** Types of hooks. */
const PATTERNS = {
  question: 'Question',
  mistake: 'Mistake',
  result: 'Result first',
  contrast: 'Contrast',
  address: 'Names the viewer',
  open: 'Open loop',
} as const;

export const hookCtaFormula = defineTool({
  id: 'tiktok/hook-cta-formula',
  inputs: {
    topic: {
      type: 'text',
      label: 'What the video is about',
      placeholder: 'Repotting a monstera',
      required: true,
    },
    outcome: {
      type: 'text',
      label: 'What a viewer has at the end',
      help: 'Hooks promise this and nothing else.',
      placeholder: 'A plant that stands up by itself',
    },
    points: {
      type: 'long',
      label: 'What happens in it',
      help: 'Facts and moments, one a line. The strongest may open the video.',
      placeholder: 'The roots had filled the pot\nI cut a third of them off',
      max: 2_000,
    },
    audience: { type: 'text', label: 'Who it is for', placeholder: 'People who kill every plant' },
    goal: {
      type: 'choice',
      label: 'What it asks for at the end',
      options: {
        follow: 'To be followed',
        comment: 'A comment',
        save: 'To be saved',
        share: 'To be sent on',
        visit: 'A visit to your profile',
      },
      default: 'comment',
    },
    pattern: { type: 'choice', label: 'Pattern', options: { any: 'Several', ...PATTERNS }, default: 'any' },
    count: { type: 'number', label: 'How many', min: 2, max: 8, default: 5 },
  },
  output: {
    hooks: {
      type: 'list',
      label: 'Hooks',
      one: 'Hook',
      tell: 'Different first lines, each with the last line that belongs to it, the strongest first.',
      min: 1,
      max: 8,
      count: 'count',
      item: {
        hook: {
          type: 'text',
          label: 'First line',
          tell: 'What is said in the first two seconds: at most twelve words.',
          max: 160,
        },
        screen: {
          type: 'text',
          label: 'On screen',
          tell: 'At most six words that say what the voice does not.',
          max: 60,
        },
        shot: {
          type: 'text',
          label: 'First picture',
          tell: 'What is seen in the first second, filmable by one person.',
          max: 200,
        },
        pattern: { type: 'choice', label: 'Pattern', tell: 'How it holds somebody.', options: PATTERNS },
        cta: {
          type: 'text',
          label: 'Last line',
          tell: 'One sentence that asks for one thing and follows from the hook.',
          max: 200,
        },
      },
    },
  },
  maxTokens: 1_500,
  check: ({ hooks }) =>
    repeats(
      hooks.map(({ hook }) => hook),
      (at) => `hooks.${at}.hook`,
    ),
  sends: [
    {
      to: 'tiktok/script-beat-sheet',
      each: 'hooks',
      fill: ({ input, output, at }) => ({
        topic: input.topic,
        hook: output.hooks[at]?.hook ?? '',
        points: input.points,
        audience: input.audience,
      }),
    },
    { to: 'tiktok/caption-generator', fill: ({ input }) => ({ topic: input.topic, audience: input.audience }) },
  ],
  page: {
    title: 'TikTok hook generator with matching last lines',
    description:
      'First lines for TikTok with the words on screen, the first picture and the last line that belongs to each. From your own facts.',
    steps: [
      'Say what the video is about, and what a viewer has at the end.',
      'Add what happens in it, one a line.',
      'Compare hooks by the pattern each follows.',
      'Send the one you like to the beat sheet and write the video around it.',
    ],
    questions: [
      {
        question: 'How long may a hook be?',
        answer: 'What can be said in two seconds: about twelve words at most. Shorter ones leave room for the picture.',
      },
      {
        question: 'Why does each hook have its own last line?',
        answer:
          'A question at the start is answered in the comments; a promise is kept and saved. What you ask for works when it follows from how you began.',
      },
      {
        question: 'Will this make my video go viral?',
        answer: 'Nobody can promise that. A hook that the video keeps is what you can do for it.',
      },
    ],
    example: {
      input: {
        topic: 'Repotting a monstera',
        outcome: 'A plant that stands up by itself',
        points: 'The roots had filled the pot\nI cut a third of them off',
        audience: 'people who kill every plant',
        goal: 'save',
        count: 3,
      },
      output: {
        hooks: [
          {
            hook: 'I cut a third of its roots off. Watch what it does.',
            screen: 'This looked wrong',
            shot: 'Scissors at the roots, close, before a word is said.',
            pattern: 'open',
            cta: 'Save this for the day yours stops standing up.',
          },
          {
            hook: 'Your monstera leans because of what is in the pot.',
            screen: 'Not the light',
            shot: 'The plant falling to one side, then the pot.',
            pattern: 'mistake',
            cta: 'Save it, and look under your plant tonight.',
          },
          {
            hook: 'If you kill every plant, start with this one.',
            screen: 'Hard to get wrong',
            shot: 'You, the plant in your arms.',
            pattern: 'address',
            cta: 'Keep this one. Repotting season comes back every spring.',
          },
        ],
      },
    },
  },
});
