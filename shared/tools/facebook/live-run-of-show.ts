import type { Finding } from '../../contracts/tool-finding';
import { defineTool } from '../definition';

const PARTS = {
  wait: 'Before it starts',
  open: 'Opening',
  segment: 'Segment',
  questions: 'Questions',
  reset: 'For those who come late',
  ask: 'What you ask for',
  end: 'End',
} as const;

export const liveRunOfShow = defineTool({
  id: 'facebook/live-run-of-show',
  inputs: {
    topic: { type: 'text', label: 'What the live video is about', placeholder: 'Glazing a bowl, live', required: true },
    points: {
      type: 'long',
      label: 'What happens in it',
      help: 'Segments in order, one a line. Left empty, the plan leaves room for them.',
      placeholder: 'Mixing the glaze\nDipping three bowls\nOpening the kiln from yesterday',
      max: 3_000,
    },
    audience: { type: 'text', label: 'Who watches', placeholder: 'Members of our group' },
    host: { type: 'text', label: 'Who is on camera', placeholder: 'Ana, with Jo behind the camera', max: 120 },
    ask: {
      type: 'text',
      label: 'What you ask for',
      help: 'As you would say it.',
      placeholder: 'Put your name down for the spring class',
    },
    minutes: { type: 'number', label: 'Length', min: 10, max: 90, default: 30, unit: 'minutes' },
  },
  output: {
    run: {
      type: 'list',
      label: 'Run of show',
      one: 'Part',
      tell: 'The whole live video in order, from 0 to its length.',
      min: 4,
      max: 24,
      item: {
        start: {
          type: 'number',
          label: 'Start',
          tell: 'Seconds from going live; the first is 0.',
          min: 0,
          max: 5_400,
          unit: 'seconds',
        },
        say: { type: 'text', label: 'Say', tell: 'How it begins, in words to be said; the rest is free.', max: 400 },
        do: { type: 'text', label: 'Do', tell: 'What is seen and done: camera, hands, screen, comments.', max: 300 },
        part: { type: 'choice', label: 'Part', tell: 'What it is.', options: PARTS },
      },
    },
    late: {
      type: 'list',
      label: 'When people arrive late',
      one: 'Line',
      tell: 'Three lines that say in ten seconds where we are, each in other words.',
      min: 1,
      max: 5,
      item: { line: { type: 'text', label: 'Line', tell: 'To be said as it is.', max: 240 } },
    },
    quiet: {
      type: 'list',
      label: 'When nobody writes',
      one: 'Line',
      tell: 'Three questions that one word answers.',
      min: 1,
      max: 5,
      item: { line: { type: 'text', label: 'Line', tell: 'To be said as it is.', max: 240 } },
    },
    before: {
      type: 'list',
      label: 'Before you go live',
      one: 'Item',
      tell: 'Five to eight things to have ready, the most forgotten first.',
      min: 3,
      max: 10,
      item: { item: { type: 'text', label: 'Item', tell: 'One thing.', max: 160 } },
    },
    post: {
      type: 'text',
      label: 'Announcement',
      tell: 'A post for the day before, that leaves [day and time] open where none was given.',
      lines: true,
      max: 800,
    },
  },
  maxTokens: 2_900,
  check({ run }, { minutes }) {
    const findings: Finding[] = [];
    run.forEach(({ start }, at) => {
      const path = `run.${at}.start`;
      const before = run[at - 1];
      if (at === 0 && start !== 0)
        findings.push({ path, severity: 'error', message: 'The first part starts at 0:00.' });
      if (before && start <= before.start)
        findings.push({ path, severity: 'error', message: 'It does not start after the part before.' });
      if (start >= minutes * 60)
        findings.push({ path, severity: 'error', message: `The live video is ${minutes} minutes long.` });
    });
    if (minutes >= 20 && !run.some(({ part }) => part === 'reset'))
      findings.push({ path: 'run', severity: 'warning', message: 'Nobody who comes late is told where you are.' });
    return findings;
  },
  sends: [
    {
      to: 'facebook/event-promotion-kit',
      fill: ({ input }) => ({ topic: input.topic, points: input.points, audience: input.audience }),
    },
  ],
  page: {
    title: 'Facebook Live run of show, minute by minute',
    description:
      'Plan a live video minute by minute: what to say and do, lines for those who come late, questions for when nobody writes.',
    steps: [
      'Say what the live video is about, and what happens in it.',
      'Choose its length, and what you ask for at the end.',
      'Read the run by its minutes; change what does not sound like you.',
      'Print it or keep it beside the camera, with the lines for late-comers on top.',
    ],
    questions: [
      {
        question: 'How long should a live video be?',
        answer:
          'Long enough for people to find it. Most arrive minutes after you began, so less than ten minutes is over before they come.',
      },
      {
        question: 'Why a part for those who come late?',
        answer:
          'They are most of your viewers. Ten seconds that say where you are keep them; starting over loses the others.',
      },
      {
        question: 'What if nobody writes?',
        answer:
          'Ask something that one word answers, then wait longer than feels good. The plan has such questions ready.',
      },
    ],
    example: {
      input: {
        topic: 'Glazing a bowl, live',
        points: 'Mixing the glaze\nDipping three bowls\nOpening the kiln from yesterday',
        audience: 'members of our group',
        host: 'Ana, with Jo behind the camera',
        ask: 'Put your name down for the spring class',
        minutes: 20,
      },
      output: {
        run: [
          {
            start: 0,
            say: 'We are live. While the first of you come in: where are you watching from?',
            do: 'Ana at the table, the bowls in front. Jo reads names.',
            part: 'wait',
          },
          {
            start: 90,
            say: 'In twenty minutes these three bowls have a glaze, and we open yesterday’s kiln.',
            do: 'Show the bowls, then the closed kiln.',
            part: 'open',
          },
          {
            start: 180,
            say: 'First the glaze. It looks like milk, and nothing like what comes out.',
            do: 'Camera from above, mixing.',
            part: 'segment',
          },
          {
            start: 420,
            say: 'If you have just come in: three bowls, one bucket, and a kiln we have not opened.',
            do: 'Point at each.',
            part: 'reset',
          },
          {
            start: 450,
            say: 'Three seconds, no more. Count with me.',
            do: 'Dip the bowls one by one.',
            part: 'segment',
          },
          {
            start: 780,
            say: 'Now the kiln. Guess in the comments what broke.',
            do: 'Open it slowly, camera close.',
            part: 'segment',
          },
          {
            start: 1020,
            say: 'Questions. Jo, who was first?',
            do: 'Jo reads, Ana answers by name.',
            part: 'questions',
          },
          {
            start: 1140,
            say: 'If you want to do this yourself in spring, put your name down. The link is below.',
            do: 'Pin the comment with the link.',
            part: 'ask',
          },
          {
            start: 1180,
            say: 'Thank you for watching. We show these three again when they are fired.',
            do: 'The bowls, two seconds, out.',
            part: 'end',
          },
        ],
        late: [
          { line: 'Welcome. We are glazing three bowls, and the kiln is still closed.' },
          { line: 'You have missed the mixing. You have not missed the kiln.' },
        ],
        quiet: [{ line: 'Blue or brown? One word.' }, { line: 'Have you ever glazed anything? Yes or no is enough.' }],
        before: [
          { item: 'The phone on a tripod, plugged in' },
          { item: 'The comment with the link, written beforehand' },
          { item: 'Water for Ana' },
        ],
        post: 'We glaze live on [day and time].\nThree bowls, and a kiln nobody has opened yet. Bring questions.',
      },
    },
  },
});
