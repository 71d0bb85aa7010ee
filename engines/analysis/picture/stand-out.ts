import { type Cell, GRID } from './read-grid';
import { mean } from './tones';

/** OKLab distance to the background colours from which a cell stands out. */
const APART = 0.11;
/** Mean difference to its neighbours below which a cell is calm. */
const CALM = 0.025;
/** Columns and rows at the border that count as background. */
const RIM = 3;
/** Most colours of the background. */
const GROUNDS = 4;

/** Saliency map: cells that differ from the background, and cells calm enough for text. */
export interface StandOut {
  readonly subject: readonly boolean[];
  readonly calm: readonly boolean[];
}

/** Computes the saliency map: the colours along the picture's border are its background. */
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

/** Distinct colours of the border; a corner of the subject that touches the border is too small to count. */
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
