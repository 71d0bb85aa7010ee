import { uncapital } from '@flint/engines/english/uncapital';
import { capital, listed } from '@flint/engines/english/words';
import { liveRunOfShow as definition } from '@flint/shared/tools/facebook/live-run-of-show';
import { writingTool } from '../../implementation';
import { dealTogether, subjectOf } from '../craft/pairs';
import { within } from '../craft/within';

type PartOf = 'wait' | 'open' | 'segment' | 'questions' | 'reset' | 'ask' | 'end';
interface Part {
  readonly part: PartOf;
  readonly say: string;
  readonly do: string;
}

/** Maximum segments an audience can follow; further ones are merged. */
const SEGMENTS_MAX = 8;
/** Seconds of the fixed parts; segments share the rest. */
const SECONDS: Readonly<Record<Exclude<PartOf, 'segment' | 'questions'>, number>> = {
  wait: 90,
  open: 75,
  reset: 30,
  ask: 60,
  end: 30,
};
/** Minutes between recaps for late viewers. */
const RESET_EVERY = 12;
const LINE = { max: 160, unit: 'graphemes' } as const;

const WAIT = [
  [
    'We are live. While you come in: where are you watching from?',
    'You in the picture from the first second; read names aloud.',
  ],
  [
    'Good to see you. Write a hello, so that I know you can hear me.',
    'Look into the lens, wait, greet everybody by name.',
  ],
  [
    'We begin in a minute. Until then: have you done this before? Yes or no.',
    'Everything ready on the table, nothing moving yet.',
  ],
];
const OPEN = [
  [
    'In the next half hour or so: {subject}. This is what you will see: {plan}.',
    'Show each thing for a second as you name it.',
  ],
  [
    'Today it is {subject}. I will show you all of it, and you can ask at any time.',
    'The finished thing first, if there is one, then back to the start.',
  ],
  [
    'This is about {subject}. If you stay to the end, you have seen all of it.',
    'Close to the camera, then a step back.',
  ],
];
const SEGMENT = [
  ['Now: {fact}. Watch first, ask after.', 'Camera on your hands. Say what you do while you do it.'],
  ['Next comes this: {fact}.', 'Change the camera’s place once, and say why.'],
  ['On to this: {fact}. This is the part I would slow down for.', 'Close-up. Wait a second before you go on.'],
  ['{Fact}. What do you think happens?', 'Stop in the middle and read two comments.'],
  ['And now: {fact}.', 'Show it twice: once in one go, once in steps.'],
];
const OPEN_SEGMENTS = [
  'the first step, shown slowly',
  'the part people get wrong',
  'what it looks like when it is done',
  'one question from the comments, shown',
];
const RESET = [
  [
    'If you have just come in: this is about {subject}, and we are at “{now}”.',
    'Point at what is done and at what is left.',
  ],
  [
    'Quickly for everybody new: {subject}. The best part is still to come.',
    'Show in ten seconds what you have so far.',
  ],
];
const QUESTIONS = [
  ['Your questions. Who was first?', 'Read the name, then the question, then answer.'],
  ['Time for what you asked. Keep writing while I answer.', 'Scroll up with everybody watching; miss nobody.'],
];
const ASK = [
  ['One thing I would like to ask of you: {ask}.', 'Pin the comment that says how.'],
  ['If this was worth your time: {ask}. The link is pinned.', 'Show the pinned comment.'],
];
const NO_ASK = [
  ['What should the next one be about? Write it now, I read it afterwards.', 'Read two wishes aloud.'],
  ['If you know somebody who would have liked this, send them the recording.', 'Say where the recording stays.'],
];
const END = [
  ['Thank you for watching. See you next time.', 'One last look at the result, then out. No long goodbye.'],
  ['That was it. Thank you, all of you who wrote.', 'Wait two seconds before you end it.'],
];
const LATE = [
  'Welcome. This is about {subject}; you are just in time.',
  'If you are new here: {subject}. Ask whatever you like.',
  'You have missed the beginning, not the best part.',
  'Good that you are here. In one sentence: {subject}, live, with everything that can go wrong.',
];
const QUIET = [
  'One word: have you done this before?',
  'Morning or evening: when do you have time for things like this?',
  'What would you do next? First or second way?',
  'Where are you watching from?',
  'Too fast or too slow? Tell me.',
];
const BEFORE = [
  'The phone on a tripod, upright, plugged in',
  'Notifications off, and everybody at home told',
  'Sound checked with a test only you can see',
  'Light from the front, the window not behind you',
  'The link written down, ready to be pinned',
  'Everything you need within reach, in order',
  'A glass of water',
  'Somebody who reads the comments, or a plan for when',
];
const POSTS = [
  'We go live on [day and time]: {subject}.\n{Plan}\nBring your questions.',
  'Live on [day and time], here: {subject}.\nWhat would you like to see? Write it below, and it will be in it.',
];

export const liveRunOfShow = writingTool({
  definition,
  guide: `You plan live videos for people without a studio. The run starts at 0 and ends before its length. The first minute and a half belongs to those who come in: something one word answers, no agenda. The opening says what will have been seen at the end. Every line of "points" is a segment, in order, the most wanted not first; each changes what the camera sees. A reset every eight to ten minutes says in ten seconds where we are, for those who came late. Questions come once near the end and whenever a segment allows it. One thing is asked for, "ask", before the end, with what to pin. "say" is how a part begins, as one talks; "do" is hands, camera, comments. Lines for late-comers and for silence can be read out as they are. "before" is what is forgotten most. The announcement leaves [day and time] open unless given. No invented guests, prizes or numbers.`,
  write({ topic, points, audience, host, ask, minutes }, kit) {
    const voice = kit.about({ topic, audience, platform: 'facebook' });
    const given = kit.sentences(points).map((fact) => within([uncapital(fact.replace(/[.。]$/, ''))], LINE));
    const most = Math.min(SEGMENTS_MAX, Math.max(2, Math.floor(minutes / 4)));
    const segments = given.length > 0 ? merged(given, most) : OPEN_SEGMENTS.slice(0, most);
    const plan = listed(segments.slice(0, 3));
    const slots = {
      ...subjectOf(voice),
      plan: plan.length < 200 ? plan : '',
      ask: asSaid(ask),
    };
    const part = (of: PartOf, templates: readonly (readonly string[])[], extra = {}): Part => {
      const [say = '', act = ''] = dealTogether(voice, templates, 1, { ...slots, ...extra })[0] ?? [];
      return { part: of, say: within([say], { max: 380, unit: 'graphemes' }), do: act };
    };
    const shown = dealTogether(voice, SEGMENT, SEGMENT.length, { fact: 'x' }).map(([, act = '']) => act);
    const parts = segments.map((fact, at) => {
      const template = SEGMENT[at % SEGMENT.length] ?? [];
      const { say } = part('segment', [template], { fact });
      return { part: 'segment' as const, say, do: shown[at % shown.length] ?? '' };
    });
    const resets = Math.floor(minutes / RESET_EVERY);
    const size = Math.ceil(parts.length / (resets + 1));
    const told = parts.flatMap((entry, at) => {
      const isDue = at > 0 && at % size === 0;
      return isDue ? [part('reset', RESET, { now: segments[at] ?? topic }), entry] : [entry];
    });
    const opening = part('wait', WAIT);
    const all: Part[] = [
      host
        ? { ...opening, do: within([`On camera: ${host}. ${opening.do}`], { max: 280, unit: 'graphemes' }) }
        : opening,
      part('open', OPEN),
      ...told,
      part('questions', QUESTIONS),
      part('ask', ask ? ASK : NO_ASK),
      part('end', END),
    ];
    const line = (templates: readonly string[], count: number) =>
      voice.deal(templates, count, slots).map((text) => ({ line: capital(text) }));
    return {
      run: timed(all, minutes * 60),
      late: line(LATE, 3),
      quiet: line(QUIET, 3),
      before: voice.deal(BEFORE, 6).map((item) => ({ item })),
      post: voice.say(POSTS, { ...slots, plan: capital(slots.plan) && `${capital(slots.plan)}.` }),
    };
  },
});

/** The call to action as it continues after a colon. */
const asSaid = (ask: string) => {
  const bare = ask
    .trim()
    .replace(/^to /i, '')
    .replace(/[.!?]+$/, '');
  return bare.charAt(0).toLowerCase() + bare.slice(1);
};

/** The first `most` facts; the rest are appended to the last. */
function merged(facts: readonly string[], most: number): string[] {
  if (facts.length <= most) return [...facts];
  const size = Math.ceil(facts.length / most);
  return Array.from({ length: Math.ceil(facts.length / size) }, (_, at) =>
    listed(facts.slice(at * size, (at + 1) * size)),
  ).map((text) => within([text], { max: 220, unit: 'graphemes' }));
}

/** Timed parts: fixed ones keep their time, a fifth is for questions, segments share the rest. */
function timed(parts: readonly Part[], seconds: number) {
  const squeeze = Math.min(1, seconds / 1_200);
  const fixed = parts.reduce(
    (sum, { part }) => sum + (part === 'segment' || part === 'questions' ? 0 : SECONDS[part] * squeeze),
    0,
  );
  const questions = (seconds - fixed) / 5;
  const count = Math.max(1, parts.filter(({ part }) => part === 'segment').length);
  const each = (seconds - fixed - questions) / count;
  let at = 0;
  return parts.map((entry) => {
    const start = Math.round(at / 5) * 5;
    at += entry.part === 'segment' ? each : entry.part === 'questions' ? questions : SECONDS[entry.part] * squeeze;
    return { start, ...entry };
  });
}
