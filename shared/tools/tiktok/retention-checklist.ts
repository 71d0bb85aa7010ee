import { defineTool } from '../definition';
import { repeats } from '../repeats';

export const retentionChecklist = defineTool({
  id: 'tiktok/retention-checklist',
  inputs: {
    script: {
      type: 'long',
      label: 'Your script',
      help: 'Every word that is said, or the words on screen, a line for each cut where you can.',
      placeholder: 'Hey guys, welcome back. Today I want to show you how I repot my monstera…',
      required: true,
      max: 6_000,
    },
    seconds: { type: 'number', label: 'Length', min: 8, max: 180, default: 30, unit: 'seconds' },
    promise: {
      type: 'text',
      label: 'What a viewer is promised',
      help: 'By title, cover or caption. The script is read for the place where it is kept.',
      placeholder: 'A monstera that stands up by itself',
    },
    audience: { type: 'text', label: 'Who it is for', placeholder: 'People who kill every plant' },
  },
  output: {
    checks: {
      type: 'list',
      label: 'Checklist',
      one: 'Check',
      tell: 'What was looked at, in the order of the video, what needs mending with what to change.',
      min: 4,
      max: 14,
      item: {
        look: { type: 'text', label: 'Looked at', tell: 'What was read for, in two or three words.', max: 60 },
        verdict: {
          type: 'choice',
          label: 'Verdict',
          tell: 'Whether it stays.',
          options: { mend: 'Mend', consider: 'Consider', keep: 'Keep' },
        },
        at: {
          type: 'number',
          label: 'At',
          tell: 'Second of the video it is about.',
          min: 0,
          max: 180,
          unit: 'seconds',
        },
        found: { type: 'text', label: 'Found', tell: 'What is there, quoting the script where that helps.', max: 300 },
        change: {
          type: 'text',
          label: 'Change',
          tell: 'What to do, so that it can be done at once; empty where it stays.',
          optional: true,
          max: 300,
        },
      },
    },
    opening: {
      type: 'text',
      label: 'A first line to try',
      tell: 'The strongest opening that is in the script already, at most twelve words.',
      max: 200,
    },
    first: {
      type: 'text',
      label: 'What to mend first',
      tell: 'The one change that matters most, in one or two sentences.',
      max: 400,
    },
  },
  maxTokens: 2_000,
  check: ({ checks }) =>
    repeats(
      checks.map(({ look }) => look),
      (at) => `checks.${at}.look`,
    ),
  sends: [
    {
      to: 'tiktok/hook-cta-formula',
      fill: ({ input, output }) => ({
        topic: output.opening,
        points: input.script.slice(0, 2_000),
        audience: input.audience,
      }),
    },
  ],
  page: {
    title: 'TikTok retention checklist for your script',
    description:
      'Your script read for the places where viewers leave: first words, pace, detours, the turn and the end, each with what to change.',
    steps: [
      'Paste your script as it will be said, and how long the video is.',
      'Say what a viewer is promised.',
      'Read what was found, by the second it is about, and what to change.',
      'Mend the first one, then send the opening on for other hooks.',
    ],
    questions: [
      {
        question: 'Does it give a score?',
        answer:
          'No. A number would pretend to know your viewers. It says what is in the script, where, and what to do about it.',
      },
      {
        question: 'Where do viewers leave?',
        answer:
          'Mostly in the first three seconds, at detours, and as soon as they think they know how it ends. TikTok’s analytics show your own curve.',
      },
      {
        question: 'How does it know the second?',
        answer: 'By how many words come before, spread over the length you gave. Where you pause long, it is later.',
      },
    ],
    example: {
      input: {
        script:
          'Hey guys, welcome back. Today I want to show you how I repot my monstera. It kept falling over. The roots had filled the whole pot. I cut a third of them off. Now it stands by itself. Thanks for watching, like and follow and comment.',
        seconds: 30,
        promise: 'A monstera that stands up by itself',
      },
      output: {
        checks: [
          {
            look: 'First words',
            verdict: 'mend',
            at: 0,
            found: '“Hey guys, welcome back.” Nobody who is new stays for a greeting.',
            change: 'Begin with “I cut a third of them off.”',
          },
          {
            look: 'Announcement',
            verdict: 'mend',
            at: 3,
            found: '“Today I want to show you …” tells that something will come.',
            change: 'Leave it out. What comes is seen.',
          },
          {
            look: 'The turn',
            verdict: 'keep',
            at: 18,
            found: '“I cut a third of them off.” Nobody expects it.',
            change: '',
          },
          {
            look: 'The promise',
            verdict: 'keep',
            at: 21,
            found: '“Now it stands by itself.” keeps what was promised.',
            change: '',
          },
          {
            look: 'The end',
            verdict: 'mend',
            at: 24,
            found: 'It thanks, then asks for three things.',
            change: 'End on the plant, and ask for one thing.',
          },
        ],
        opening: 'I cut a third of its roots off.',
        first: 'Cut the first two sentences. The video then begins with a plant that falls over, five seconds earlier.',
      },
    },
  },
});
