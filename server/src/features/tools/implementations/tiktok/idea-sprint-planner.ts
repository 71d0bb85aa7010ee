import { uncapital } from '@flint/engines/english/uncapital';
import { listed, sentence } from '@flint/engines/english/words';
import { ideaSprintPlanner as definition } from '@flint/shared/tools/tiktok/idea-sprint-planner';
import { writingTool } from '../../implementation';
import { dealTogether, subjectOf, type Together } from '../craft/pairs';
import { within } from '../craft/within';

const LINE = { max: 120, unit: 'graphemes' } as const;
type Kind = keyof typeof IDEAS;

/** By kind: action, first line, props. */
const IDEAS = {
  show: [
    [
      'One step of {subject} from start to end, without a cut.',
      'No cuts. No talking. Just this.',
      'Everything laid out before you press record',
    ],
    [
      'The smallest thing somebody can do today, shown twice: fast, then slow.',
      'You can do this before lunch.',
      'A clean table and good light',
    ],
    [
      'Three ways of doing the same thing, side by side, and the one you would choose.',
      'Three ways. I would take the last.',
      'The same thing three times',
    ],
  ],
  story: [
    ['How you came to {subject}, in five pictures.', 'I never planned to do this.', 'Old photos, five at most'],
    ['Something that went wrong, from the first sign to the end.', 'I should have stopped here.', 'What is left of it'],
    [
      'The moment you knew that you would stay with {subject}.',
      'This is the moment I mean.',
      'The place where it was, or a photo of it',
    ],
  ],
  answer: [
    [
      'Answer the question you hear most about {subject}, in the first sentence.',
      'You keep asking me this.',
      'The comment, on screen',
    ],
    [
      'A sentence people believe about {subject}, and what you would say to it.',
      'Is that really true?',
      'Nothing but your voice',
    ],
    [
      'Ask {audience} what they want to see, and show one example of each.',
      'You choose what comes next.',
      'Two things to choose from',
    ],
  ],
  behind: [
    ['Your place as it is on a normal day, in one walk.', 'I did not tidy up for you.', 'Daylight'],
    [
      'What happens before {subject} and is never shown.',
      'Before any of this, there is this.',
      'Getting up a little earlier than usual',
    ],
    [
      'One tool, up close: where it is worn, and why you keep it.',
      'This one stays until it falls apart.',
      'The tool you reach for first',
    ],
  ],
  play: [
    ['Let somebody who has never done it have a try at {subject}.', 'First try ever. No help.', 'A brave friend'],
    [
      'Guess what it is: closer and closer, then the whole picture.',
      'What is this? You have five seconds.',
      'Something with a surface worth looking at',
    ],
    ['The sounds of {subject} alone, eyes closed.', 'Sound on. Eyes closed.', 'A quiet room'],
  ],
  series: [
    [
      'The first part of something that takes all week: where it stands today.',
      'Day one of this.',
      'One place to put the phone, the same each time',
    ],
    [
      'The same picture as at the start, with everything that has changed.',
      'Same place, same light, look again.',
      'The first picture, to match it',
    ],
    [
      'The best answer from the comments so far, tried out.',
      'Somebody wrote this below my last video.',
      'A comment worth trying',
    ],
  ],
} as const satisfies Readonly<Record<string, readonly Together[]>>;

/** Ideas about the user's own work and material. */
const DONE: readonly (readonly [Kind, Together])[] = [
  [
    'show',
    ['{Fact}: the whole of it, in as few shots as it takes.', '{Fact}. Watch.', 'What it takes, laid out beforehand'],
  ],
  ['show', ['{Fact}, once fast and once slow.', 'First fast. Then slow.', 'The phone on something that does not move']],
  [
    'behind',
    [
      '{Fact}, seen from where nobody stands: from behind, from below, from close by.',
      '{Fact}. From the other side.',
      'Room to walk around it',
    ],
  ],
];
const THERE: readonly (readonly [Kind, Together])[] = [
  [
    'story',
    [
      '{Fact}: how it began, what happened, where it stands.',
      'Let me tell you about this one.',
      'The thing itself in the picture while you talk',
    ],
  ],
  [
    'behind',
    [
      '{Fact}, as nobody has seen it: closer and closer, one detail after the other.',
      'Look at this. Closer.',
      'Daylight and a steady hand',
    ],
  ],
  [
    'story',
    [
      '{Fact}, told backwards: how it is now first, how it came to that last.',
      'You have to know how this ended.',
      'Something to show from the beginning',
    ],
  ],
];
const ASKED: Together = [
  'Answer it in the first sentence, show it in the rest: {fact}',
  '{Fact}',
  'What you would point at while you explain',
];

/** Fallback for surplus points, each opened in its own words, so that no two open alike. */
const ANY: readonly [Kind, Together] = [
  'show',
  ['{Fact}: show it first, say it after.', '{Fact}.', 'The thing itself within reach'],
];

const ownOf = (fact: string, at: number) => (/^\p{L}{3,}ing\b/u.test(fact) ? DONE : THERE)[at] ?? ANY;

const TOGETHER = [
  'Film days {some} in one go: the same place, the same light. The others need a moment of their own.',
  'Days {some} go together on one afternoon. Change your shirt in between if you are in the picture.',
  'One setup does for days {some}. Leave the phone standing and change what is in front of it.',
];

export const ideaSprintPlanner = writingTool({
  definition,
  guide: `You plan a sprint that one person finishes. Exactly one video a day for "days" days, numbered from 1. Each line of "points" becomes one video before anything else is invented; questions in it are answered, in their words. Kinds change from day to day; after a hard one comes an easy one; "effort" sets how hard the hardest may be. "idea" can be filmed as it stands: what is in the picture, what happens, how it ends. "hook" is at most twelve words and starts in the middle. "needs" are things and light, not skills. Nobody's face with the people "none". "batch" says which days share a place and light, by their numbers. No trends or sounds by name, no numbers that were not given.`,
  write({ topic, points, audience, days }, kit) {
    const voice = kit.about({ topic, audience, platform: 'tiktok' });
    const slots = subjectOf(voice);
    const facts = [...new Set(kit.facts(topic, points))];
    const own = facts.map((fact, at) => {
      const short = within([fact.replace(/[.。]$/, '')], LINE);
      const [kind, template] = /[?？]["”’]?$/.test(fact) ? (['answer', ASKED] as const) : ownOf(fact, at);
      return { kind, made: dealTogether(voice, [template], 1, { ...slots, fact: uncapital(short) })[0] ?? [] };
    });
    const kinds = Object.keys(IDEAS) as Kind[];
    const turn = kit.random.int(0, kinds.length - 1);
    const left = [...kinds.slice(turn), ...kinds.slice(0, turn)].map((kind) => ({
      kind,
      ideas: dealTogether(voice, IDEAS[kind], days, slots),
    }));
    const others = Array.from({ length: days }, (_, round) =>
      left.flatMap(({ kind, ideas }) => (ideas[round] ? [{ kind, made: ideas[round] }] : [])),
    ).flat();
    // The user's points come first when they fill the days, else every other day.
    const spread =
      own.length * 2 > days
        ? [...own, ...others]
        : own.flatMap((each, at) => [each, ...others.slice(at, at + 1)]).concat(others.slice(own.length));
    const videos = spread.slice(0, days).map(({ kind, made: [idea = '', hook = '', needs = ''] }, at) => ({
      day: at + 1,
      ...{ idea: sentence(idea), hook, needs, kind },
    }));
    const some = videos
      .filter(({ kind }) => kind === 'show' || kind === 'answer' || kind === 'behind')
      .map(({ day }) => String(day));
    const batch =
      some.length > 1
        ? voice.say(TOGETHER, { some: listed(some.slice(0, 5)) })
        : 'Each of these needs a moment of its own. Film the easy ones first.';
    return { videos, batch };
  },
});
