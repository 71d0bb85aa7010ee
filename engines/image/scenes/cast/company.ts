import { figure, groundShadow } from '../figures/figure';
import type { Stage } from '../stage';
import { subject } from '../subject';
import { airOf } from './air';
import { animalsIn, animalsOf } from './animals';
import { boardUnder } from './boards';
import type { Member } from './member';
import { peopleOf } from './people';
import { vehiclesOf } from './vehicles';

/** Area of a scene's ground where figures may stand. */
export interface Ground {
  /** Centre of the group, pixels. */
  x: number;
  /** Level of the feet, pixels from the top. */
  y: number;
  /** Height of an adult at that level, pixels. */
  person: number;
  /** Width the group may take, pixels. */
  spread: number;
  /** The side the light comes from. */
  side: -1 | 1;
  /** No ground shadow: the figures swim, fly or perch. */
  hovering?: boolean;
  /** Direction in which all figures face; default: by the seed. */
  facing?: -1 | 1;
}

/** Display height: small animals are drawn larger than life to stay visible. */
const seen = (tall: number): number => (tall < 0.6 ? 0.2 + tall * 0.9 : tall);

/** Draws the figures of the prompt on the ground: people, land animals and vehicles. Empty when it names none. */
export function company(stage: Stage, ground: Ground): string {
  return gathered(stage, ground, companyMembers(stage));
}

/** Figures that {@link company} draws. */
export const companyMembers = (stage: Stage): Member[] => [...peopleOf(stage), ...troop(stage)];

/** Land animals and vehicles of the prompt. */
export function troop(stage: Stage): Member[] {
  const land = animalsIn(stage).filter(({ home, words }) => home !== 'water' && words[0] !== 'bird');
  return [...vehiclesOf(stage), ...animalsOf(stage, land)];
}

/** Arranges figures side by side on the ground, nearer ones lower and larger, within the group's width. */
export function gathered(stage: Stage, ground: Ground, members: readonly Member[]): string {
  if (members.length === 0) return '';
  const { random } = stage;
  const chance = random.fork('company');
  const rows = members.length > 8 ? 3 : 1;
  const widths = members.map(({ tall, wide }) => (wide * (rows > 1 ? 3.4 : 2) * seen(tall) * ground.person) / 100);
  const gap = ground.person * (members.length > 4 ? 0.04 : 0.1);
  const total = widths.reduce((sum, width) => sum + width + gap, -gap) / rows;
  const fit = Math.min(1, ground.spread / total);
  let x = ground.x - (Math.min(total, ground.spread) * (rows > 1 ? 1.02 : 1)) / 2;
  const left = x;
  const chosen = chance.chance(0.5);
  const flipped = ground.facing === undefined ? chosen : ground.facing < 0;
  const placed = members.map((member, index) => {
    const row = rows > 1 ? index % rows : 0;
    const width = (widths[index] ?? 0) * fit;
    const near = rows > 1 ? 0.86 + row * 0.14 : 1 + (index % 2) * 0.04;
    const spot = {
      x: x + width / 2 + (rows > 1 ? chance.between(-0.06, 0.06) * ground.person : 0),
      y: ground.y + (near - 1) * ground.person * 0.5,
      size: seen(member.tall) * ground.person * fit * near,
      flip: rows > 1 ? chance.chance(0.5) : facing(members.length, index, flipped),
    };
    x += (width + gap * fit) / rows;
    if (x > left + ground.spread) x = left + ground.spread * 0.98;
    const air = airOf(stage, ground.side, member.named);
    const board = ground.hovering ? undefined : boardUnder(stage, member);
    const parts = board ? [...board.parts, ...member.parts] : member.parts;
    const raised = board ? { ...spot, y: spot.y - (board.high * spot.size) / 100 } : spot;
    const shadow = ground.hovering ? '' : groundShadow(stage, spot, member.wide * 0.9, air, parts);
    return { y: spot.y, markup: shadow + subject(stage, member.words, figure(stage, raised, air, parts)) };
  });
  return placed
    .sort((one, other) => one.y - other.y)
    .map(({ markup }) => markup)
    .join('');
}

/** Two figures face each other; more face the same way. */
const facing = (count: number, index: number, flipped: boolean): boolean => (count === 2 ? index === 1 : flipped);
