import { formatPosition } from '../../contracts/position';
import { secondsOf, WORDS_PER_MINUTE } from '../../contracts/speech-pace';
import { toTimedText } from '../../contracts/timed-text';
import type { Finding } from '../../contracts/tool-finding';
import { defineTool } from '../definition';

/** Functions of a script's parts. */
const BEATS = {
  hook: 'Hook',
  promise: 'Promise',
  point: 'Point',
  turn: 'Turn',
  payoff: 'Payoff',
  end: 'End',
} as const;

export const scriptGenerator = defineTool({
  id: 'youtube/script-generator',
  inputs: {
    topic: {
      type: 'text',
      label: 'What the video is about',
      placeholder: 'Baking sourdough in a cold kitchen',
      required: true,
    },
    title: {
      type: 'text',
      label: 'Title of the video',
      help: 'The first words keep what it promises.',
      field: 'youtube.title',
    },
    points: {
      type: 'long',
      label: 'What happens in it',
      help: 'Steps, facts and moments in order, one a line. The script uses these and invents none.',
      placeholder: 'My kitchen has 16 degrees in January\nThe starter gets warm water\nFour folds, half an hour apart',
      max: 6_000,
    },
    outcome: {
      type: 'text',
      label: 'What a viewer has at the end',
      placeholder: 'A loaf that rises in the cold',
    },
    audience: { type: 'text', label: 'Who it is for', placeholder: 'Home bakers' },
    format: {
      type: 'choice',
      label: 'Format',
      options: {
        tutorial: 'Shows how',
        story: 'Tells a story',
        review: 'Judges something',
        explainer: 'Explains why',
      },
      default: 'tutorial',
    },
    voice: {
      type: 'choice',
      label: 'Who speaks',
      options: { camera: 'You, to the camera', over: 'A voice over pictures' },
      default: 'camera',
    },
    tone: {
      type: 'choice',
      label: 'Tone',
      options: { plain: 'Plain', warm: 'Warm', bold: 'Bold', playful: 'Playful', calm: 'Calm' },
      default: 'plain',
    },
    goal: {
      type: 'choice',
      label: 'What it asks for at the end',
      options: {
        next: 'To watch the next video',
        comment: 'A comment',
        subscribe: 'To subscribe',
        nothing: 'Nothing',
      },
      default: 'next',
    },
    minutes: { type: 'number', label: 'Length', min: 1, max: 20, default: 4, unit: 'minutes' },
  },
  output: {
    parts: {
      type: 'list',
      label: 'Script',
      one: 'Part',
      tell: 'The script in order: a hook that needs no greeting, what the viewer gets, the points, a turn, the payoff, an end.',
      ...{ min: 3, max: 40 },
      item: {
        start: {
          type: 'number',
          label: 'Start',
          tell: `Seconds from the start, at ${WORDS_PER_MINUTE} spoken words a minute; the first is 0.`,
          ...{ min: 0, max: 3_600, unit: 'seconds' },
        },
        said: {
          type: 'text',
          label: 'Said',
          tell: 'Every word that is spoken, as people speak: short sentences, contractions, no stage directions.',
          lines: true,
          max: 2_000,
        },
        seen: {
          type: 'text',
          label: 'Seen',
          tell: 'What is in the picture meanwhile, in a few words that can be filmed.',
          max: 200,
        },
        beat: { type: 'choice', label: 'Beat', tell: 'What the part does.', options: BEATS },
      },
    },
    hooks: {
      type: 'list',
      label: 'Other hooks',
      one: 'Hook',
      tell: 'Different first sentences to take the place of the first.',
      ...{ min: 1, max: 3 },
      item: {
        text: { type: 'text', label: 'Hook', tell: 'One or two spoken sentences, under ten seconds.', max: 300 },
      },
    },
  },
  maxTokens: 5_200,
  check({ parts }, { minutes }) {
    const findings: Finding[] = [];
    parts.forEach(({ start }, at) => {
      const before = parts[at - 1];
      if (at === 0 && start !== 0)
        findings.push({ path: 'parts.0.start', severity: 'error', message: 'The script starts at 0:00.' });
      if (before && start <= before.start)
        findings.push({
          path: `parts.${at}.start`,
          severity: 'error',
          message: `Starts no later than the part before, at ${formatPosition(before.start)}.`,
        });
    });
    const spoken = parts.reduce((sum, { said }) => sum + secondsOf(said), 0);
    if (Math.abs(spoken - minutes * 60) > minutes * 60 * 0.25)
      findings.push({
        path: 'parts',
        severity: 'warning',
        message: `Spoken at ${WORDS_PER_MINUTE} words a minute it takes ${formatPosition(spoken)}. You wished for ${formatPosition(minutes * 60)}.`,
      });
    return findings;
  },
  sends: [
    {
      to: 'youtube/description-generator',
      fill: ({ input }) => ({
        topic: input.topic,
        title: input.title,
        points: input.points.slice(0, 3_000),
        audience: input.audience,
      }),
    },
    {
      to: 'youtube/chapter-generator',
      fill: ({ input, output }) => ({
        topic: input.topic,
        transcript: toTimedText(
          output.parts.map(({ start, said }) => ({ start, text: said.replace(/\s*\n\s*/g, ' ') })),
        ),
      }),
    },
    {
      to: 'youtube/thumbnail-copy-assistant',
      fill: ({ input }) => ({ topic: input.topic, title: input.title, outcome: input.outcome }),
    },
  ],
  page: {
    title: 'YouTube script generator with times and shots',
    description:
      'Turn your points into a script in timed parts: what is said, what is seen, and how long it takes to speak.',
    steps: [
      'Say what the video is about, and write what happens in it, one thing a line.',
      'Choose who speaks, in what tone, and how long it should take.',
      'Read it aloud: each part has its time at a usual pace, and what is in the picture.',
      'Edit in place, write single parts anew, and copy what you keep.',
    ],
    questions: [
      {
        question: 'How long is a script for a ten-minute video?',
        answer:
          'About 1,500 words at the usual 150 words a minute. Pauses and shots without words make it shorter on paper.',
      },
      {
        question: 'Why is mine shorter than I wished?',
        answer:
          'A script uses your points and adds nothing that is not true. With few of them it is short, and Flint says by how much.',
      },
      {
        question: 'What belongs in the first ten seconds?',
        answer:
          'What the title promised, shown or said at once. A greeting can wait; most viewers who leave do so here.',
      },
    ],
    example: {
      input: {
        topic: 'Baking sourdough in a cold kitchen',
        title: 'A Loaf That Rises at 16 Degrees',
        points:
          'My kitchen has 16 degrees in January\nThe starter gets warm water the evening before\nFour folds, half an hour apart\nIt proofs overnight in the coldest corner\nIt bakes in a lidded pot',
        outcome: 'A loaf that rises in the cold',
        audience: 'home bakers',
        minutes: 1,
      },
      output: {
        parts: [
          {
            start: 0,
            said: 'It’s 16 degrees in here. That’s my kitchen in January, and this is a loaf that came out of it.',
            seen: 'A thermometer at 16, then the loaf held up beside it',
            beat: 'hook',
          },
          {
            start: 8,
            said: 'If your dough just sits there all winter, this is for you. No warm corner needed. Just a starter, four folds and a night of patience.',
            seen: 'You at the table, frost on the window behind',
            beat: 'promise',
          },
          {
            start: 18,
            said: 'First, the starter. It gets warm water the evening before. That’s the one warm thing in all of this, so don’t skip it.',
            seen: 'Close: warm water into the jar, steam rising',
            beat: 'point',
          },
          {
            start: 28,
            said: 'Then four folds, half an hour apart. Wet hand, pull, turn, put it back. You can feel it getting stronger each time.',
            seen: 'From above: hands folding, cut on each turn',
            beat: 'point',
          },
          {
            start: 37,
            said: 'And now the part that feels wrong. You’d look for a warm spot, right? Don’t. It proofs overnight, in the coldest corner there is. Slow isn’t the problem. You just have to plan for it.',
            seen: 'The bowl carried past the stove into a dark corner',
            beat: 'turn',
          },
          {
            start: 51,
            said: 'In the morning it goes into a lidded pot. And there it is: a loaf that rises in the cold.',
            seen: 'The lid comes off, the crust crackles',
            beat: 'payoff',
          },
          {
            start: 59,
            said: 'Next, I’ll show you how to score it. That one’s right here.',
            seen: 'The loaf, and room for the next video at its side',
            beat: 'end',
          },
        ],
        hooks: [
          { text: 'Look at this loaf. Now look at the thermometer.' },
          { text: 'Is your kitchen too cold for bread? Mine has 16 degrees, and this came out of it.' },
        ],
      },
    },
  },
});
