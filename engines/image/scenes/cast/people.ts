import type { Random } from '../../../english/random';
import { mix } from '../../palette/colour';
import { colourOf, countOf, denies, wants } from '../../prompt/wishes';
import { outline } from '../../svg/outline';
import type { Attire, Garment, Hair } from '../figures/attire';
import type { Part } from '../figures/figure';
import { person } from '../figures/person';
import { POSES, type PoseName } from '../figures/poses';
import type { Stage } from '../stage';
import { heldBy } from './held';
import { KINDS } from './kinds-of-people';
import type { Member } from './member';
import { POSE_WORDS } from './pose-words';

/** Collective nouns of people, and the number each stands for. */
const GROUPS = { crowd: 16, audience: 16, couple: 2, pair: 2, lover: 2, family: 4, team: 5, group: 5, band: 4 };
/** Number that a plural without a number stands for. */
const SOME: Readonly<Record<string, number>> = { person: 3, friend: 3 };
const MOST = 18;

const USUAL: readonly [PoseName, ...PoseName[]] = ['walk', 'stroll', 'stand', 'wait'];
/** A stone of knee height, as a seat. */
const SEAT: readonly Part[] = [
  { d: outline('-15,0 -16,-9 -11,-17 -2,-18.5 8,-17 13,-9 14,0'), fill: '#7d766f' },
  { d: outline('-11,-14 -2,-17.5 8,-16 10,-12 0,-13.5'), fill: '#a39b92', mark: true },
];
const SKINS: readonly [string, ...string[]] = ['#e3b08c', '#c68a63', '#9a6442', '#6d4530', '#d9a07a'];
const HAIRS: readonly [string, ...string[]] = ['#2a1d18', '#4a2f20', '#7a4a28', '#1d1a1c', '#b98a4a'];

const SPORTY: ReadonlySet<PoseName> = new Set(['kick', 'throwing', 'swing', 'run']);
const AGED = ['old', 'elderly', 'grandfather', 'grandmother', 'grandpa', 'grandma'] as const;

/** Whether the prompt asks for people. */
export const asksForPeople = (stage: Pick<Stage, 'brief'>): boolean => peopleIn(stage).length > 0;

/** People of the prompt; a seated one gets a stone to sit on unless the scene has seats of its own (`seats: false`). */
export function peopleOf(stage: Stage, { seats = true } = {}): Member[] {
  return peopleIn(stage).map((kind, index) => member(stage, kind, index, seats));
}

type Kind = (typeof KINDS)[number];

function peopleIn({ brief }: Pick<Stage, 'brief'>): Kind[] {
  if (denies(brief, 'person', 'human', 'man', 'woman', 'figure', 'crowd')) return [];
  const said = KINDS.flatMap((kind) => kind.words.map((word) => ({ kind, word }))).filter(({ word }) =>
    wants(brief, word),
  );
  // A hypernym: "person" counts only where no specific kind is named.
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

function member(stage: Stage, kind: Kind, index: number, seats: boolean): Member {
  const { brief, random } = stage;
  const chance = random.fork(`person${index}`);
  const name = poseOf(stage, chance, index);
  const asked = colourOf(brief, 'dress', 'coat', 'jacket', 'shirt', 'raincoat', 'cloak', 'scarf', ...kind.words);
  const attire = attireOf(stage, kind, chance, index, name, asked);
  const figure = person(POSES[name], attire, heldBy(stage, name, index));
  const parts = seats && (name === 'sit' || name === 'read') ? [...SEAT, ...figure] : figure;
  return {
    tall: kind.tall,
    wide: name === 'run' || name === 'leap' ? 34 : 17,
    parts,
    words: [...kind.words, 'person'],
    named: asked !== undefined,
  };
}

function poseOf({ brief }: Stage, chance: Random, index: number): PoseName {
  const asked = POSE_WORDS.find(([, ...words]) => wants(brief, ...words))?.[0];
  if (asked === 'dance') return index % 2 === 0 ? 'dance' : 'sway';
  return asked ?? chance.pick(USUAL);
}

/** Poses always drawn from the front, and those that may be. */
const FRONTAL: ReadonlySet<PoseName> = new Set(['cheer', 'tree', 'dance', 'sway']);
const EITHER: ReadonlySet<PoseName> = new Set(['stand', 'wait', 'strum']);

function attireOf(stage: Stage, kind: Kind, chance: Random, index: number, pose: PoseName, asked?: string): Attire {
  const { brief, palette, random } = stage;
  const sporty = SPORTY.has(pose);
  const cold = brief.season === 'winter' || wants(brief, 'rain', 'rainy', 'storm');
  const garment: Garment = wants(brief, 'dress')
    ? 'dress'
    : sporty
      ? 'trousers'
      : cold || wants(brief, 'coat', 'raincoat')
        ? 'coat'
        : chance.pick(kind.garments as readonly [Garment, ...Garment[]]);
  const hair: Hair = wants(brief, 'hat')
    ? 'hat'
    : cold && chance.chance(0.4)
      ? 'hood'
      : garment === 'dress' || kind.garments[0] === 'dress'
        ? chance.pick(['bun', 'long', 'long'])
        : chance.pick(sporty || kind.tall > 1 ? ['short', 'short', 'short'] : ['short', 'short', 'hat', 'long']);
  const cloth = palette.accents[(index + chance.int(0, 1)) % palette.accents.length] ?? palette.light;
  const front = FRONTAL.has(pose) || (EITHER.has(pose) && random.fork(`front${index}`).chance(0.6));
  return {
    front,
    garment,
    hair,
    top: asked ?? mix(cloth, palette.haze, 0.1),
    legs: mix(chance.pick(['#37405a', '#4a3a34', '#5a5a60', '#2f3a3a']), palette.shade, 0.2),
    skin: chance.pick(SKINS),
    hairColour: hair === 'hat' ? mix('#3a2c26', cloth, 0.25) : wants(brief, ...AGED) ? '#dcd7ce' : chance.pick(HAIRS),
  };
}
