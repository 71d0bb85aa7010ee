import type { Composition } from '@flint/shared/contracts/analysis';
import { horizonOf } from '../../image/layout-of';
import { type Cell, GRID, type Grid } from './read-grid';
import { standOut } from './stand-out';
import { mean, rounded } from './tones';

/** Smallest and largest share of the picture that counts as a subject. */
const SUBJECT_MIN = 0.004;
const SUBJECT_MAX = 0.7;
/** Distance to a line of the rule of thirds that counts as on it, as a share of the side. */
const ON_LINE = 0.07;

/** Composition of a picture: horizon, subject, rule of thirds, symmetry, room for text. */
export function compositionOf({ width, height, cells }: Grid): Composition {
  const { subject, calm } = standOut(cells);
  const horizon = horizonOf(
    cells.map(({ l }) => l),
    GRID,
  );
  const found = subjectIn(subject);
  return {
    ...{ shape: shapeOf(width / height), width, height },
    symmetry: rounded(symmetryOf(cells)),
    subject: found,
    thirds: found !== null && found.column !== 'centre' && onThird(found.x),
    horizon: horizon === undefined ? null : rounded(horizon / GRID),
    negativeSpace: rounded(calm.filter(Boolean).length / calm.length),
  };
}

function shapeOf(ratio: number): Composition['shape'] {
  if (ratio > 2) return 'panorama';
  if (ratio > 1.1) return 'landscape';
  if (ratio > 0.9) return 'square';
  return ratio < 0.6 ? 'tall' : 'portrait';
}

function subjectIn(mask: readonly boolean[]): Composition['subject'] {
  const places = mask.flatMap((inside, at) =>
    inside ? [[(at % GRID) + 0.5, Math.floor(at / GRID) + 0.5] as const] : [],
  );
  const share = places.length / mask.length;
  if (share < SUBJECT_MIN || share > SUBJECT_MAX) return null;
  const x = mean(places.map(([column]) => column)) / GRID;
  const y = mean(places.map(([, row]) => row)) / GRID;
  return {
    ...{ x: rounded(x), y: rounded(y), share: rounded(share) },
    column: x < 0.42 ? 'left' : x > 0.58 ? 'right' : 'centre',
    row: y < 0.38 ? 'top' : y > 0.62 ? 'bottom' : 'middle',
  };
}

const onThird = (at: number) => Math.min(Math.abs(at - 1 / 3), Math.abs(at - 2 / 3)) < ON_LINE;

/** Symmetry: 1 minus the mean difference of mirrored cells, relative to the mean difference of any two cells. */
function symmetryOf(cells: readonly Cell[]): number {
  const mirrored = mean(cells.map((cell, at) => gap(cell, cells[at - (at % GRID) + GRID - 1 - (at % GRID)])));
  const any = mean(cells.map((cell, at) => gap(cell, cells[(at * 997) % cells.length])));
  return any < 0.01 ? 1 : Math.max(0, 1 - mirrored / any);
}

const gap = (one: Cell, other: Cell | undefined) =>
  other ? Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b) : 0;
