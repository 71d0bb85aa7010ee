import { mix } from '../../palette/colour';
import { colourOf, countOf, denies, wants } from '../../prompt/wishes';
import type { Random } from '../../random';
import { type Attire, type Garment, type Hair, person } from '../figures/person';
import { POSES, type PoseName } from '../figures/poses';
import type { Stage } from '../stage';
import { heldBy } from './held';
import type { Member } from './member';

/** Words for one kind of person, and how tall they are beside a grown one. */
const KINDS = [
  {
    words: ['woman', 'lady', 'mother', 'bride', 'ballerina', 'queen', 'wife'],
    tall: 0.96,
    garments: ['dress', 'dress', 'trousers'],
  },
  { words: ['girl', 'daughter'], tall: 0.74, garments: ['dress'] },
  {
    words: ['man', 'father', 'gentleman', 'groom', 'king', 'husband', 'monk'],
    tall: 1.04,
    garments: ['trousers', 'coat'],
  },
  { words: ['boy', 'son', 'child', 'kid', 'toddler'], tall: 0.66, garments: ['trousers'] },
  {
    words: [
      ...[
        'person',
        'human',
        'figure',
        'traveller',
        'traveler',
        'hiker',
        'walker',
        'runner',
        'dancer',
        'reader',
        'friend',
        'tourist',
      ],
      ...[
        'lover',
        'student',
        'worker',
        'musician',
        'player',
        'athlete',
        'skater',
        'surfer',
        'cyclist',
        'photographer',
        'farmer',
      ],
      ...[
        'fisherman',
        'skier',
        'climber',
        'explorer',
        'nomad',
        'pilgrim',
        'stranger',
        'singer',
        'guitarist',
        'violinist',
        'artist',
      ],
      ...['jogger', 'teenager', 'adult', 'commuter', 'pedestrian', 'camper', 'gardener', 'vendor', 'chef', 'teacher'],
    ],
    tall: 1,
    garments: ['trousers', 'coat', 'dress', 'trousers'],
  },
] as const satisfies readonly { words: readonly string[]; tall: number; garments: readonly [Garment, ...Garment[]] }[];

/** Words for people together, and how many that is. */
const GROUPS = { crowd: 16, audience: 16, couple: 2, pair: 2, lover: 2, family: 4, team: 5, group: 5, band: 4 };
/** How many a bare plural stands for. */
const SOME: Readonly<Record<string, number>> = { person: 3, friend: 3 };
const MOST = 18;

const POSE_WORDS: readonly (readonly [PoseName, ...string[]])[] = [
  ['run', 'run', 'running', 'runner', 'jog', 'jogging', 'jogger', 'race', 'marathon', 'sprint'],
  ['leap', 'jump', 'jumping', 'leap', 'leaping', 'ballet', 'ballerina'],
  ['dance', 'dance', 'dancing', 'dancer', 'party', 'disco', 'festival', 'tango', 'salsa'],
  ['read', 'read', 'reading', 'reader', 'book', 'study', 'studying', 'phone', 'writing'],
  ['rest', 'picnic', 'relaxing', 'resting', 'campfire', 'camper', 'sunbathing'],
  ['sit', 'sit', 'sitting', 'seated', 'bench', 'fishing', 'fisherman', 'meditation'],
  ['cheer', 'cheer', 'cheering', 'celebrate', 'celebrating', 'celebration', 'winner', 'concert', 'audience'],
  ['tree', 'yoga'],
  ['strum', 'guitar', 'guitarist', 'busker', 'musician'],
  ['holdUp', 'umbrella', 'lantern'],
  [
    'walk',
    'walk',
    'walking',
    'walker',
    'hike',
    'hiking',
    'hiker',
    'pilgrim',
    'traveller',
    'traveler',
    'commuter',
    'nomad',
  ],
  ['wait', 'wait', 'waiting', 'standing', 'watching', 'looking', 'stargazing'],
];
const USUAL: readonly [PoseName, ...PoseName[]] = ['walk', 'stroll', 'stand', 'wait'];
const SKINS: readonly [string, ...string[]] = ['#e3b08c', '#c68a63', '#9a6442', '#6d4530', '#d9a07a'];
const HAIRS: readonly [string, ...string[]] = ['#2a1d18', '#4a2f20', '#7a4a28', '#1d1a1c', '#b98a4a'];

/** Whether the prompt asks for people. */
export const asksForPeople = (stage: Pick<Stage, 'brief'>): boolean => peopleIn(stage).length > 0;

/** Everybody the prompt asks for, tallest last where a family stands together. */
export function peopleOf(stage: Stage): Member[] {
  return peopleIn(stage).map((kind, index) => member(stage, kind, index));
}

type Kind = (typeof KINDS)[number];

function peopleIn({ brief }: Pick<Stage, 'brief'>): Kind[] {
  if (denies(brief, 'person', 'human', 'man', 'woman', 'figure', 'crowd')) return [];
  const said = KINDS.flatMap((kind) => kind.words.map((word) => ({ kind, word }))).filter(({ word }) =>
    wants(brief, word),
  );
  // Every kind of person is a person too: the general word counts only where it stands alone.
  const specific = said.filter(({ word }) => word !== 'person');
  const named = (specific.length > 0 ? specific : said).flatMap(({ kind, word }) =>
    Array.from({ length: countOf(brief, [word], SOME[word] ?? 1, MOST) }, (): Kind => kind),
  );
  const together = Object.entries(GROUPS).find(([word]) => wants(brief, word));
  if (!together) return named.slice(0, MOST);
  const [word, size] = together;
  const others: readonly Kind[] = word === 'family' ? [KINDS[2], KINDS[0], KINDS[3], KINDS[1]] : [KINDS[4]];
  const own = specific.length > 0 ? named : [];
  return Array.from(
    { length: Math.min(MOST, Math.max(size, own.length)) },
    (_, index) => own[index] ?? (others[index % others.length] as Kind),
  );
}

function member(stage: Stage, kind: Kind, index: number): Member {
  const { brief, random } = stage;
  const chance = random.fork(`person${index}`);
  const name = poseOf(stage, chance, index);
  const asked = colourOf(brief, 'dress', 'coat', 'jacket', 'shirt', 'raincoat', 'cloak', 'scarf', ...kind.words);
  const attire = attireOf(stage, kind, chance, index, asked);
  const parts = person(POSES[name], attire, heldBy(stage, name));
  return { tall: kind.tall, wide: name === 'run' || name === 'leap' ? 34 : 17, parts, named: asked !== undefined };
}

function poseOf({ brief }: Stage, chance: Random, index: number): PoseName {
  const asked = POSE_WORDS.find(([, ...words]) => wants(brief, ...words))?.[0];
  if (asked === 'dance') return index % 2 === 0 ? 'dance' : 'sway';
  return asked ?? chance.pick(USUAL);
}

function attireOf({ brief, palette }: Stage, kind: Kind, chance: Random, index: number, asked?: string): Attire {
  const cold = brief.season === 'winter' || wants(brief, 'rain', 'rainy', 'storm');
  const garment: Garment = wants(brief, 'dress')
    ? 'dress'
    : cold || wants(brief, 'coat', 'raincoat')
      ? 'coat'
      : chance.pick(kind.garments as readonly [Garment, ...Garment[]]);
  const hair: Hair = wants(brief, 'hat')
    ? 'hat'
    : cold && chance.chance(0.4)
      ? 'hood'
      : garment === 'dress' || kind.garments[0] === 'dress'
        ? chance.pick(['bun', 'long', 'long'])
        : chance.pick(['short', 'short', 'hat', 'long']);
  const cloth = palette.accents[(index + chance.int(0, 1)) % palette.accents.length] ?? palette.light;
  return {
    garment,
    hair,
    top: asked ?? mix(cloth, palette.haze, 0.1),
    legs: mix(chance.pick(['#37405a', '#4a3a34', '#5a5a60', '#2f3a3a']), palette.shade, 0.2),
    skin: chance.pick(SKINS),
    hairColour: hair === 'hat' ? mix('#3a2c26', cloth, 0.25) : chance.pick(HAIRS),
  };
}
