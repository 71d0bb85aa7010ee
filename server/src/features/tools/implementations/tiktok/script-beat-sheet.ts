import { sentence } from '@flint/engines/english/words';
import { secondsOf } from '@flint/shared/contracts/speech-pace';
import { scriptBeatSheet as definition } from '@flint/shared/tools/tiktok/script-beat-sheet';
import { writingTool } from '../../implementation';
import { subjectOf } from '../craft/pairs';
import { within } from '../craft/within';

interface Beat {
  readonly beat: 'hook' | 'setup' | 'point' | 'turn' | 'payoff' | 'end';
  readonly said: string;
  readonly seen: string;
  readonly screen: string;
}

/** Minimum seconds of a beat that viewers can take in. */
const SHORTEST = 2;
const LINE = { max: 180, unit: 'graphemes' } as const;
const SCREEN = { max: 44, unit: 'graphemes' } as const;

const HOOKS = [
  'This is the part of {subject} nobody films.',
  'Look at this before you start with {subject}.',
  '{Outcome}. Watch how.',
  '{Audience}, this one is yours.',
  'If {subject} has ever gone wrong for you, stay.',
  '{Subject}, from the first move to the last.',
];
const SETUPS = [
  'Here is where it starts.',
  'This is what I have to work with.',
  'First you need to see this.',
  'It begins with something small.',
];
const ASKED = [
  'First: the one step everything else hangs on.',
  'Then the part people rush. Take it slowly.',
  'Now look what changes.',
  'And this is the detail I would not leave out.',
];
const TURNS = ['And this is where it turns.', 'Now watch closely.', 'Here it could still go wrong.', 'And then this.'];
const PAYOFFS = ['{Outcome}.', 'And there it is.', 'That is it. That is {subject}.', 'Now look at it.'];
const ENDS = {
  comment: ['What would you have done? Tell me below.', 'Which part should I show slower?'],
  follow: ['Follow along for the next one.', 'There is more to come. Follow.'],
  save: ['Save it for the day you need it.', 'Keep this one for later.'],
  loop: ['And if you missed it:', 'Once more, from the start:'],
} as const;

const SEEN = {
  hook: [
    'The most telling moment, close, already moving',
    'Hands in the middle of it, no start',
    'The thing itself, filling the picture',
  ],
  setup: ['Everything on the table, from above', 'A step back: where you are', 'The state it is in now, honestly'],
  point: [
    'Your hands doing exactly this',
    'A close-up, then half a step back',
    'The same from the other side',
    'From above, nothing else in the picture',
    'Over your shoulder',
  ],
  turn: ['A hard cut to the critical second', 'The camera stops moving for once', 'Closer than before'],
  payoff: [
    'The result, held for two full seconds',
    'First and last picture, one after the other',
    'A slow turn around it',
  ],
  end: ['You, one look, out', 'The result, small, with room for text', 'The very first shot again'],
} as const;
const SCREENS = {
  setup: ['The start', 'Before'],
  turn: ['Now', 'Here'],
  payoff: ['After', 'There'],
  end: ['For later', 'Your turn', ''],
} as const;

export const scriptBeatSheet = writingTool({
  definition,
  guide: `You write scripts for phones held upright. The first beat starts at 0 with "hook" word for word where it is given, in the middle of the action: no greeting, no name, no "in this video". Something changes every two to six seconds. Words are spoken at about two and a half a second and fit the seconds to the next beat; pauses are allowed to be pauses. Every step and fact comes from "points", in an order that builds; one turn before the payoff; the payoff shows "outcome" and is held. "seen" can be filmed by one person and says how close and what moves. "screen" adds to the voice, never repeats it, and is readable in the beat's time; with the speaker "text" nothing is said and the screen carries it. The end asks for "goal" in one sentence; for "loop" its last words lead into the first. All beats start before "seconds".`,
  write({ topic, hook, points, outcome, audience, speaker, goal, seconds }, kit) {
    const voice = kit.about({ topic, audience, platform: 'tiktok' });
    const slots = { ...subjectOf(voice), outcome: outcome.trim().replace(/[.!?]+$/, '') };
    const said = (text: string) => within([sentence(text)], LINE);
    const facts = kit.facts(topic, points).map(said);
    // A beat takes about four seconds; hook, payoff and end have their own time.
    const most = Math.max(1, Math.min(12, Math.floor(seconds / 4) - 3));
    const middle = (facts.length > 0 ? facts : ASKED).slice(0, most);
    const seen = (beat: Beat['beat'], count: number) => voice.deal(SEEN[beat], count);
    const shots = seen('point', SEEN.point.length);
    const plain = (beat: 'setup' | 'turn' | 'payoff' | 'end', text: string): Beat => ({
      ...{ beat, said: text },
      seen: seen(beat, 1)[0] ?? '',
      screen: kit.random.pick(SCREENS[beat] as readonly [string, ...string[]]),
    });
    const points_: Beat[] = middle.map((text, at) => ({
      ...{ beat: 'point', said: text },
      seen: shots[at % shots.length] ?? '',
      screen: '',
    }));
    const opening: Beat = {
      ...{ beat: 'hook', said: hook ? said(hook) : said(voice.say(HOOKS, slots)) },
      seen: seen('hook', 1)[0] ?? '',
      screen: within(kit.phrases(hook || topic).slice(0, 1), SCREEN),
    };
    const roomy = seconds >= 20;
    const all: Beat[] = [
      opening,
      ...(roomy ? [plain('setup', voice.say(SETUPS))] : []),
      ...points_.slice(0, -1),
      ...(roomy && points_.length > 1 ? [plain('turn', voice.say(TURNS))] : []),
      ...points_.slice(-1),
      plain('payoff', said(voice.say(PAYOFFS, slots))),
      plain('end', voice.say(ENDS[goal])),
    ];
    return { beats: timed(all, seconds).map((beat) => (speaker === 'text' ? written(beat) : beat)) };
  },
});

/** Timed beats: each as long as its words take, together as long as the video. */
function timed(beats: readonly Beat[], seconds: number) {
  const kept = beats.slice(0, Math.max(3, Math.floor(seconds / SHORTEST)));
  const wanted = kept.map(({ said }) => Math.max(SHORTEST, secondsOf(said)));
  const scale = seconds / wanted.reduce((sum, each) => sum + each, 0);
  let at = 0;
  let last = -1;
  return kept.map((beat, index) => {
    const start = Math.max(last + 1, Math.round(at));
    last = start;
    at += (wanted[index] ?? SHORTEST) * scale;
    return { start, ...beat };
  });
}

/** Moves spoken text onto the screen. */
const written = <B extends Beat>(beat: B): B => ({
  ...beat,
  said: '',
  screen: within([beat.said], { ...SCREEN, max: 110 }),
});
