import { type Cell, GRID } from './read-grid';
import { mean } from './tones';

/** How far a cell must lie from the ground colours (OKLab) to stand out. */
const APART = 0.11;
/** Below this difference to its neighbours a cell is calm. */
const CALM = 0.025;
/** Columns and rows at the rim that count as ground. */
const RIM = 3;
/** Colours the ground is summed up in. */
const GROUNDS = 4;

/** Which cells stand out from the picture's ground, and which are calm enough to carry words. */
export interface StandOut {
  readonly subject: readonly boolean[];
  readonly calm: readonly boolean[];
}

/** What stands out is what the rim of the picture does not have: the colours along its edges are the ground. */
export function standOut(cells: readonly Cell[]): StandOut {
  const rim = cells.filter((_, at) => {
    const [column, row] = [at % GRID, Math.floor(at / GRID)];
    return Math.min(column, row, GRID - 1 - column, GRID - 1 - row) < RIM;
  });
  const grounds = groundsOf(rim);
  const subject = cells.map((cell) => grounds.every((ground) => apart(cell, ground) > APART));
  const calm = cells.map((cell, at) => !subject[at] && mean(around(cells, at).map((next) => apart(cell, next))) < CALM);
  return { subject, calm };
}

/** Colours of the rim, each apart from the others; a corner of the subject that touches the rim is too little to be one. */
function groundsOf(rim: readonly Cell[]): Cell[] {
  const groups: Cell[][] = [];
  for (const cell of rim) {
    const near = groups.find(([first]) => first && apart(cell, first) < APART);
    if (near) near.push(cell);
    else groups.push([cell]);
  }
  return groups
    .filter((group) => group.length > rim.length * 0.04)
    .sort((one, other) => other.length - one.length)
    .slice(0, GROUNDS)
    .flatMap((group) => {
      const middle = {
        l: mean(group.map(({ l }) => l)),
        a: mean(group.map(({ a }) => a)),
        b: mean(group.map(({ b }) => b)),
      };
      return [middle];
    });
}

const apart = (one: Cell, other: Cell) => Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b);

function around(cells: readonly Cell[], at: number): Cell[] {
  const column = at % GRID;
  const nearby = [column > 0 ? at - 1 : -1, column < GRID - 1 ? at + 1 : -1, at - GRID, at + GRID];
  return nearby.flatMap((next) => cells[next] ?? []);
}
