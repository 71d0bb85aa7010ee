import { secondsOf } from '../../contracts/speech-pace';
import type { Finding } from '../../contracts/tool-finding';
import { asLine } from '../as-line';
import { defineTool } from '../definition';

const BEATS = { hook: 'Hook', setup: 'Setup', point: 'Point', turn: 'Turn', payoff: 'Payoff', end: 'End' } as const;

/** Tolerance in seconds for speech that is longer than its beat: pauses and cuts absorb it. */
const SLACK = 2;

export const scriptBeatSheet = defineTool({
  id: 'tiktok/script-beat-sheet',
  inputs: {
    topic: { type: 'text', label: 'What the video is about', placeholder: 'Repotting a monstera', required: true },
    hook: {
      type: 'text',
      label: 'First line',
      help: 'Where you have one. The video keeps what it promises.',
      placeholder: 'I cut a third of its roots off.',
      max: 160,
    },
    points: {
      type: 'long',
      label: 'What happens in it',
      help: 'Steps, facts and moments in order, one a line. The script uses these and invents none.',
      placeholder: 'The roots had filled the pot\nI cut a third of them off\nNew soil, a stick to hold on to',
      max: 3_000,
    },
    outcome: { type: 'text', label: 'What a viewer has at the end', placeholder: 'A plant that stands up by itself' },
    audience: { type: 'text', label: 'Who it is for', placeholder: 'People who kill every plant' },
    speaker: {
      type: 'choice',
      label: 'Who speaks',
      options: { camera: 'You, to the camera', over: 'A voice over pictures', text: 'Only text' },
      default: 'camera',
    },
    goal: {
      type: 'choice',
      label: 'What it asks for at the end',
      options: { comment: 'A comment', follow: 'To be followed', save: 'To be saved', loop: 'To be seen again' },
      default: 'comment',
    },
    seconds: { type: 'number', label: 'Length', min: 12, max: 90, default: 30, unit: 'seconds' },
  },
  output: {
    beats: {
      type: 'list',
      label: 'Beats',
      one: 'Beat',
      tell: 'The video in order, from 0 to its length, a cut or a change every two to six seconds.',
      min: 3,
      max: 20,
      item: {
        start: {
          type: 'number',
          label: 'Start',
          tell: 'Seconds from the start; the first is 0.',
          min: 0,
          max: 180,
          unit: 'seconds',
        },
        said: {
          type: 'text',
          label: 'Said',
          tell: 'What is spoken, empty where only text is wanted.',
          optional: true,
          max: 400,
        },
        seen: {
          type: 'text',
          label: 'Seen',
          tell: 'What is in the picture, filmable by one person with a phone.',
          max: 240,
        },
        screen: {
          type: 'text',
          label: 'On screen',
          tell: 'The words on the picture, at most eight; empty for none.',
          optional: true,
          max: 120,
        },
        beat: { type: 'choice', label: 'Beat', tell: 'What it does.', options: BEATS },
      },
    },
  },
  maxTokens: 1_800,
  check({ beats }, { seconds }) {
    const findings: Finding[] = [];
    beats.forEach(({ start, said }, at) => {
      const path = `beats.${at}.start`;
      const before = beats[at - 1];
      if (at === 0 && start !== 0)
        findings.push({ path, severity: 'error', message: 'The first beat starts at 0:00.' });
      if (before && start <= before.start)
        findings.push({ path, severity: 'error', message: 'It does not start after the beat before.' });
      if (start >= seconds)
        findings.push({ path, severity: 'error', message: `The video is ${seconds} seconds long.` });
      const room = (beats[at + 1]?.start ?? seconds) - start;
      const over = Math.ceil(secondsOf(said) - room - SLACK);
      if (over > 0)
        findings.push({
          path: `beats.${at}.said`,
          severity: 'warning',
          message: `Spoken calmly it takes ${over} ${over === 1 ? 'second' : 'seconds'} longer than this beat.`,
        });
    });
    return findings;
  },
  sends: [
    {
      to: 'tiktok/retention-checklist',
      fill: ({ input, output }) => ({
        script:
          output.beats
            .map(({ said, screen }) => said || screen)
            .filter(Boolean)
            .join('\n') || input.topic,
        seconds: input.seconds,
        audience: input.audience,
      }),
    },
    { to: 'tiktok/caption-generator', fill: ({ input }) => ({ topic: asLine(input.topic), audience: input.audience }) },
  ],
  page: {
    title: 'TikTok script generator with beats by the second',
    description:
      'Your video in beats with their seconds: what is said, seen and written on screen, from your own facts and at a pace one can speak.',
    steps: [
      'Say what the video is about, and paste what happens in it.',
      'Choose its length, who speaks and what it asks for.',
      'Read the beats by their seconds; what cannot be said in time is marked.',
      'Edit in place and take the sheet along as a table for the shoot.',
    ],
    questions: [
      {
        question: 'How long should a TikTok be?',
        answer:
          'As long as something happens. Cut everything after the payoff; most first scripts lose a third and gain viewers.',
      },
      {
        question: 'How is speaking time counted?',
        answer:
          'At 150 words a minute, which is calm. A beat whose words take clearly longer than its seconds is marked.',
      },
      {
        question: 'What is a beat?',
        answer: 'A stretch in which one thing happens: a hook, a step, a turn. When it ends, the picture changes.',
      },
    ],
    example: {
      input: {
        topic: 'Repotting a monstera',
        hook: 'I cut a third of its roots off.',
        points: 'The roots had filled the pot\nI cut a third of them off\nNew soil, a stick to hold on to',
        outcome: 'A plant that stands up by itself',
        speaker: 'camera',
        goal: 'save',
        seconds: 24,
      },
      output: {
        beats: [
          {
            start: 0,
            said: 'I cut a third of its roots off.',
            seen: 'Scissors at the roots, very close.',
            screen: 'This looked wrong',
            beat: 'hook',
          },
          {
            start: 3,
            said: 'It leaned, and it was not the light.',
            seen: 'The plant falling to one side.',
            screen: '',
            beat: 'setup',
          },
          {
            start: 7,
            said: 'The roots had filled the whole pot.',
            seen: 'The pot lifted off: roots in its shape.',
            screen: 'No room left',
            beat: 'point',
          },
          {
            start: 12,
            said: 'So: roots shorter, new soil, a stick to hold on to.',
            seen: 'Three quick shots, one for each.',
            screen: '',
            beat: 'point',
          },
          {
            start: 17,
            said: 'And now look.',
            seen: 'The plant, upright. Hold it for two seconds.',
            screen: 'It stands',
            beat: 'payoff',
          },
          {
            start: 21,
            said: 'Save this for the day yours starts to lean.',
            seen: 'You, the plant beside you.',
            screen: 'For later',
            beat: 'end',
          },
        ],
      },
    },
  },
});
