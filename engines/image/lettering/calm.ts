import type { Pixels } from '../styles/pixels';
import type { Align, Box } from './block';

/** A candidate region for text, as shares of the picture's width and height. */
interface Region {
  x: number;
  y: number;
  width: number;
  height: number;
  align: Align;
}

const WIDE: readonly Region[] = [
  { x: 0.06, y: 0.09, width: 0.42, height: 0.82, align: 'left' },
  { x: 0.52, y: 0.09, width: 0.42, height: 0.82, align: 'left' },
];
const ACROSS: readonly Region[] = [
  { x: 0.07, y: 0.07, width: 0.86, height: 0.3, align: 'centre' },
  { x: 0.07, y: 0.63, width: 0.86, height: 0.3, align: 'centre' },
];
/** The middle usually holds the subject, so it needs a higher calmness to be chosen. */
const MIDDLE: Region = { x: 0.1, y: 0.32, width: 0.8, height: 0.36, align: 'centre' };
const MIDDLE_COST = 2.2;

export interface Room extends Box {
  align: Align;
  /** Weight of its unrest; 1 for a neutral place, more for a worse one. */
  cost: number;
}

/** Candidate boxes for text, in pixels: top, bottom, the sides of a wide picture, and the middle. */
export function roomsFor({ width, height }: Pick<Pixels, 'width' | 'height'>): Room[] {
  const regions = width > height * 1.2 ? [...ACROSS, ...WIDE, MIDDLE] : [...ACROSS, MIDDLE];
  return regions.map((region) => ({
    ...{ x: region.x * width, y: region.y * height, width: region.width * width, height: region.height * height },
    align: region.align,
    cost: region === MIDDLE ? MIDDLE_COST : 1,
  }));
}

/**
 * Unrest of a part of a picture: mean difference of neighbours some pixels apart, plus the standard deviation of the
 * whole.
 */
export function unrest(luma: Float32Array, { width, height }: Pick<Pixels, 'width' | 'height'>, box: Box): number {
  const step = Math.max(2, Math.round(Math.min(width, height) / 160));
  let [edges, count, sum, squares] = [0, 0, 0, 0];
  for (let y = Math.max(0, box.y); y < Math.min(height, box.y + box.height) - step; y += step) {
    for (let x = Math.max(0, box.x); x < Math.min(width, box.x + box.width) - step; x += step) {
      const at = Math.floor(y) * width + Math.floor(x);
      const value = luma[at] ?? 0;
      edges += Math.abs(value - (luma[at + step] ?? 0)) + Math.abs(value - (luma[at + step * width] ?? 0));
      sum += value;
      squares += value * value;
      count += 1;
    }
  }
  if (count === 0) return 0;
  const spread = Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2));
  return edges / count + 0.35 * spread;
}
