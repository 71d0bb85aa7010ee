import { n, type Point, polyline } from '../../svg/number';
import type { Stage } from '../stage';
import { fbm, ridged } from './noise';

export interface RidgeShape {
  /** Height of the ridge's foot. */
  base: number;
  /** Height of its peaks above the foot. */
  rise: number;
  /** Waves over the short side. */
  waves: number;
  /** Noise layer, so that ridges of one picture differ. */
  layer: number;
  jagged: boolean;
}

const STEP = 4;

/** The skyline of one ridge from left to right. */
export function ridgeLine(stage: Stage, { base, rise, waves, layer, jagged }: RidgeShape): Point[] {
  const scale = waves / (stage.unit * 1000);
  const count = Math.ceil(stage.width / STEP) + 2;
  return Array.from({ length: count }, (_, index) => {
    const x = (index - 1) * STEP;
    const at = x * scale + layer * 13.7;
    const height = jagged
      ? (ridged(stage.noise, at, layer * 5.1) - 0.42) * 1.75
      : 0.5 + fbm(stage.noise, at * 0.7, layer * 5.1, 3) * 0.9;
    return { x, y: base - rise * Math.max(-0.2, height) };
  });
}

/** Closes a line down to a depth. */
export function under(points: readonly Point[], depth: number): string {
  const last = points.at(-1) ?? { x: 0, y: depth };
  const first = points[0] ?? { x: 0, y: depth };
  return `${polyline(points)}L${n(last.x)} ${n(depth)}L${n(first.x)} ${n(depth)}Z`;
}

/** Indexes of summits: points highest within `reach` points on both sides. */
export function summits(points: readonly Point[], reach: number): number[] {
  return points.flatMap((point, index) => {
    const around = points.slice(Math.max(0, index - reach), index + reach + 1);
    const highest = around.every((other) => other.y >= point.y);
    return highest && points[index - 1]?.y !== point.y ? [index] : [];
  });
}
