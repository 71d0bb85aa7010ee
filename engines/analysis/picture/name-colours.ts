import type { PaletteColour } from '@flint/shared/contracts/analysis';
import { converter } from 'culori';
import { COLOUR_NAMES } from '../../image/prompt/colours';
import type { Cell } from './read-grid';

/** Smallest share of a picture that counts as a colour: less is the blend at an edge. */
const LEAST = 0.03;

const toLab = converter('oklab');
const labOf = (hex: string): Cell => toLab(hex) ?? { l: 0, a: 0, b: 0 };
const NAMED = [...COLOUR_NAMES].map(([name, hex]) => ({ name, lab: labOf(hex) }));

/** Weight of hue against lightness in the distance: a colour keeps its name in light and shade. */
const HUE = 2.5;
const distance = (one: Cell, other: Cell) =>
  Math.hypot(one.l - other.l, HUE * (one.a - other.a), HUE * (one.b - other.b));

function nearest<T>(lab: Cell, all: readonly T[], of: (one: T) => Cell): T | undefined {
  return all.reduce<T | undefined>(
    (best, one) => (best === undefined || distance(lab, of(one)) < distance(lab, of(best)) ? one : best),
    undefined,
  );
}

/** Names the leading colours, with the share of the picture each has, most frequent first. */
export function nameColours(hexes: readonly string[], cells: readonly Cell[]): PaletteColour[] {
  const colours = hexes.map((hex) => ({ hex, lab: labOf(hex), count: 0 }));
  for (const cell of cells) {
    const colour = nearest(cell, colours, ({ lab }) => lab);
    if (colour) colour.count += 1;
  }
  const named = colours
    .map(({ hex, lab, count }) => ({
      hex,
      name: nearest(lab, NAMED, (named) => named.lab)?.name ?? 'grey',
      share: Math.round((count / Math.max(1, cells.length)) * 100) / 100,
    }))
    .sort((one, other) => other.share - one.share);
  return named.filter(({ share }, at) => at === 0 || share >= LEAST);
}
