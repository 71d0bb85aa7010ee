import { sentence } from '@flint/engines/english/words';
import { cut } from '@flint/shared/tools/measure/cut';
import { trendRemixLab as definition } from '@flint/shared/tools/tiktok/trend-remix-lab';
import { writingTool } from '../../implementation';
import { interleave } from '../craft/interleave';
import { dealTogether, subjectOf, type Together } from '../craft/pairs';
import { within } from '../craft/within';

type Twist = keyof typeof TEMPLATES;

const LINE = { max: 120, unit: 'graphemes' } as const;

/** By twist: action, first two seconds, on-screen text. `moment` is the trend's own beginning. */
const TEMPLATES = {
  swap: [
    [
      'The trend as it is, with {subject} in its place: each moment keeps its timing, what is seen is yours.',
      'The same first move as in the trend, and {subject} in the picture from the start.',
      '{Subject} edition',
    ],
    [
      'Keep the form, change the world: {fact} That is your version of the first moment.',
      'Your version of “{moment}”, without a word of explanation.',
      'You know this one',
    ],
    [
      'Every moment of the trend has its own in {subject}. Find it, and film them in the same order.',
      'The trend’s first picture, remade with what is on your table.',
      'Meanwhile, over here',
    ],
  ],
  reverse: [
    [
      'The trend turned around: what people expect of {subject} first, what it really is second.',
      'The pretty version for one second, then a hard cut.',
      'What you think it is',
    ],
    [
      'Start where the trend ends, and go back to how it got there.',
      'The trend’s last moment first, with {subject} in it.',
      'How did we get here?',
    ],
  ],
  behind: [
    [
      'What it takes to film this trend when your day is {subject}: the trend in one corner, the work in the rest.',
      'You, setting up the phone where it has no business to stand.',
      'Take one',
    ],
    [
      'The moment after the trend is over: you go back to work, and that is the better video.',
      'The last beat of the trend, then you put the phone down and go on.',
      'And then I went back to this',
    ],
  ],
  answer: [
    [
      'An answer to the trend from somebody whose every day is {subject}: nod, shake your head, show why.',
      'The trend small above you, you looking up at it.',
      'Let me answer this',
    ],
    [
      '{Audience} have seen the trend. Say what it gets right about {subject}, and the one thing it leaves out.',
      'You, already shaking your head and smiling.',
      'Almost',
    ],
  ],
  slow: [
    [
      'The trend without the hurry: one moment of {subject}, held as long as it takes.',
      'No cut, no music for a second, only the sound of it.',
      'Take a breath',
    ],
    [
      'Take it seriously: do what the trend plays at, properly, with {subject}.',
      'Your hands, starting slowly.',
      'Properly, this time',
    ],
  ],
  first: [
    [
      'The trend as somebody new to {subject} would live it: the same moments, the first mistakes.',
      'You, holding a tool the wrong way round.',
      'Day one',
    ],
    [
      'Explain {subject} along the trend: each moment is one thing a beginner needs to know.',
      'The first moment of the trend, with a word for beginners on it.',
      'Start here',
    ],
  ],
} as const satisfies Readonly<Record<string, readonly Together[]>>;

const SHOTS = {
  me: [
    'You, close, before anything is said',
    'Your hands at work',
    'What you look at, from where you stand',
    'You, one look into the camera, out',
  ],
  team: [
    'Two of you, one not in on it',
    'A hand that passes something in',
    'Somebody in the back who nods',
    'All of you, one second, out',
  ],
  none: [
    'Hands only, from above',
    'The thing itself, filling the picture',
    'A detail nobody films',
    'The empty place, out',
  ],
} as const;

const TWISTS = Object.keys(TEMPLATES) as Twist[];

export const trendRemixLab = writingTool({
  definition,
  guide: `You remix trends for people with a craft of their own. The trend is what the form says it is; you do not know it from elsewhere, and never name its sound, creator or numbers. Keep what makes it recognisable (its first moment, its rhythm, its turn) and change one thing: swap puts the subject in its place, reverse turns expectation round, behind shows what surrounds it, answer talks back to it, slow takes it seriously, first lives it as a beginner. Every remix uses something true from "points"; with none, from what "topic" plainly involves, without claims. It must make sense to somebody who has never seen the trend. "opening" is seen and said within two seconds. "shots" are three to five lines, filmable with a phone by the people "people" says. Nothing that mocks "audience".`,
  write({ trend, topic, points, audience, people, count }, kit) {
    const voice = kit.about({ topic, audience, platform: 'tiktok' });
    const moments = kit.sentences(trend);
    const facts = kit.sentences(points).map((fact) => within([sentence(fact)], LINE));
    const moment = cut((moments[0] ?? '').replace(/[“”"]/g, '').replace(/[.。]$/, ''), LINE.max, LINE.unit, {
      mark: '…',
    });
    const slots = {
      ...subjectOf(voice),
      moment,
      fact: facts.length > 0 ? kit.random.pick(facts as [string, ...string[]]) : '',
    };
    const turn = kit.random.int(0, TWISTS.length - 1);
    const twists = [...TWISTS.slice(turn), ...TWISTS.slice(0, turn)];
    const dealt = twists.map((twist) =>
      dealTogether(voice, TEMPLATES[twist], count, slots).map(([idea = '', opening = '', screen = '']) => ({
        ...{ idea, opening, screen },
        twist,
      })),
    );
    const remixes = interleave(dealt, count).map((remix, at) => {
      const [first = '', ...rest] = SHOTS[people];
      const last = rest.at(-1) ?? '';
      const own = facts.slice(0, 6).map((fact) => fact.replace(/[.。]$/, ''));
      // Rotates the user's facts through the remixes, with one shot of the people between them.
      const told = own.length > 0 ? [own[at % own.length] ?? '', own[(at + 1) % own.length] ?? ''] : rest.slice(0, 2);
      const shots = [...new Set([first, ...told, last])].map((shot) => cut(shot, 190, 'graphemes', { mark: '…' }));
      return { ...remix, screen: cut(remix.screen, 60, 'graphemes', { mark: '…' }), shots: shots.join('\n') };
    });
    return { remixes };
  },
});
