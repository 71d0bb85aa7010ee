import type { NoiseFunction2D } from 'simplex-noise';
import type { Random } from '../../english/random';
import type { Box } from '../lettering/block';
import type { Palette } from '../palette/palette';
import type { Brief } from '../prompt/read-prompt';
import type { Canvas } from '../svg/canvas';

/** All a scene needs to paint one picture. Lengths are pixels; `unit` is a thousandth of the short side. */
export interface Stage {
  canvas: Canvas;
  width: number;
  height: number;
  unit: number;
  brief: Brief;
  palette: Palette;
  random: Random;
  noise: NoiseFunction2D;
}

/** Still or moving water that mirrors everything above it in the back layer. */
export interface Mirror {
  /** The shoreline, pixels from the top. */
  from: number;
  /** How rough the water is (0–1). */
  chop: number;
  /** How much of the mirrored picture shows at the shore (0–1); it fades towards the viewer. */
  strength: number;
}

/** A painted scene: the back, what the water makes of it, and what stands before. SVG markup, back to front. */
export interface Painting {
  back: string;
  mirror?: Mirror;
  front?: string;
  /** A part left calm for words: they are set there rather than looked for a place. Pixels. */
  quiet?: Box;
}

export type Scene = (stage: Stage) => Painting;

/** Picks by shape: tall pictures, square ones, wide ones. */
export function byShape<T>(stage: Pick<Stage, 'width' | 'height'>, tall: T, square: T, wide: T): T {
  const ratio = stage.width / stage.height;
  if (ratio < 0.9) return tall;
  return ratio > 1.1 ? wide : square;
}
