import type { Finding } from '../../contracts/tool-finding';
import { defineTool } from '../definition';

export const reelScriptBuilder = defineTool({
  id: 'instagram/reel-script-builder',
  inputs: {
    topic: {
      type: 'text',
      label: 'What the reel is about',
      placeholder: 'Centering clay without fighting it',
      required: true,
    },
    points: {
      type: 'long',
      label: 'What you say or show',
      help: 'One thing a line, in order. The script uses these and invents none.',
      placeholder: 'Wet hands, not wet clay\nElbows on your knees\nSlow wheel at the end',
      max: 2_000,
    },
    audience: { type: 'text', label: 'Who it is for', placeholder: 'beginners at the wheel' },
    outcome: { type: 'text', label: 'What a viewer has at the end', placeholder: 'clay that stays where you put it' },
    manner: {
      type: 'choice',
      label: 'How it is told',
      options: { talking: 'To the camera', voiceover: 'Voice over pictures', silent: 'Words on screen only' },
      default: 'talking',
    },
    goal: {
      type: 'choice',
      label: 'What it asks for at the end',
      options: { save: 'To be saved', share: 'To be sent on', comment: 'A comment', follow: 'To be followed' },
      default: 'save',
    },
    seconds: { type: 'number', label: 'Length', min: 10, max: 90, default: 30, unit: 'seconds' },
  },
  output: {
    beats: {
      type: 'list',
      label: 'Beats',
      one: 'Beat',
      tell: 'From the hook to the ask: a new picture every two to five seconds.',
      min: 3,
      max: 20,
      item: {
        start: {
          type: 'number',
          label: 'Start',
          tell: 'Second it begins at; the first is 0.',
          min: 0,
          max: 90,
          unit: 'seconds',
        },
        said: {
          type: 'text',
          label: 'Said',
          tell: 'What is said, about two and a half words a second; empty where nothing is.',
          optional: true,
          max: 300,
        },
        seen: { type: 'text', label: 'Seen', tell: 'What the camera shows.', max: 200 },
        screen: {
          type: 'text',
          label: 'On screen',
          tell: 'Words on the picture, at most seven; empty where none.',
          optional: true,
          max: 80,
        },
      },
    },
    caption: {
      type: 'text',
      label: 'Caption',
      tell: 'Short: the promise of the hook, then the ask.',
      lines: true,
      field: 'instagram.caption',
    },
  },
  maxTokens: 1_900,
  check: ({ beats }, { seconds }) =>
    beats.flatMap(({ start }, at): Finding[] => {
      const path = `beats.${at}.start`;
      const before = beats[at - 1]?.start ?? -1;
      if (at === 0 && start !== 0) return [{ path, severity: 'error', message: 'The first beat starts at 0.' }];
      if (start <= before) return [{ path, severity: 'error', message: 'It starts before the one above has begun.' }];
      if (start >= seconds) return [{ path, severity: 'error', message: `The reel ends at ${seconds} seconds.` }];
      return [];
    }),
  sends: [
    {
      to: 'instagram/caption-generator',
      fill: ({ input }) => ({ topic: input.topic, points: input.points, audience: input.audience }),
    },
    {
      to: 'instagram/carousel-caption-studio',
      fill: ({ input }) => ({ topic: input.topic, points: input.points, audience: input.audience }),
    },
  ],
  page: {
    title: 'Instagram reel script generator, second by second',
    description:
      'A reel as a list of beats: what is said, what is seen and what stands on screen, timed to the length you choose.',
    steps: [
      'Say what the reel is about, and what you say or show, one thing a line.',
      'Choose how it is told, how long it is and what it asks for.',
      'Read the beats with their times, aloud.',
      'Change what is not how you speak, copy it, and film.',
    ],
    questions: [
      {
        question: 'How long should the hook be?',
        answer: 'Two to three seconds: the time somebody takes to decide. It says what the rest shows, and shows it.',
      },
      {
        question: 'How many words fit into 30 seconds?',
        answer: 'About 75 at an easy pace. The beats here are timed by two and a half words a second.',
      },
      {
        question: 'Does it work without speaking?',
        answer: 'Yes. Choose words on screen, and every beat has a line to read and something to see.',
      },
    ],
    example: {
      input: {
        topic: 'Centering clay without fighting it',
        points: 'Wet hands, not wet clay\nElbows on your knees\nSlow wheel at the end',
        audience: 'beginners at the wheel',
        outcome: 'clay that stays where you put it',
        manner: 'talking',
        goal: 'save',
        seconds: 25,
      },
      output: {
        beats: [
          {
            start: 0,
            said: 'Your clay wobbles because you are fighting it.',
            seen: 'A lump of clay wobbling on the wheel, close',
            screen: 'Stop fighting your clay',
          },
          {
            start: 4,
            said: 'First: wet hands, not wet clay. Water on the clay is what makes it slip.',
            seen: 'Hands dipped, shaken off, then on the clay',
            screen: '1. Wet hands, not wet clay',
          },
          {
            start: 10,
            said: 'Second: elbows on your knees. Now your legs do the holding.',
            seen: 'From the side: elbows come down onto the knees',
            screen: '2. Elbows on your knees',
          },
          {
            start: 15,
            said: 'Third: slow the wheel down at the end, and let go slowly.',
            seen: 'The foot easing off the pedal, then the still clay',
            screen: '3. Slow wheel at the end',
          },
          {
            start: 20,
            said: 'Clay that stays where you put it. Save this for your next class.',
            seen: 'A finger held against the clay: nothing moves',
            screen: 'Save this',
          },
        ],
        caption: 'Clay that stays where you put it, for beginners at the wheel.\n\nSave this for your next class.',
      },
    },
  },
});
