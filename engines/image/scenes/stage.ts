import type { NoiseFunction2D } from 'simplex-noise';
import type { Random } from '../../english/random';
import type { Box } from '../lettering/block';
import type { Palette } from '../palette/palette';
import type { Brief } from '../prompt/read-prompt';
import type { Canvas } from '../svg/canvas';

/** Everything a scene needs to paint a picture. Lengths are pixels; `unit` is a thousandth of the short side. */
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

/** Water that reflects the back layer above it. */
export interface Mirror {
  /** The shoreline, pixels from the top. */
  from: number;
  /** Roughness of the water (0–1). */
  chop: number;
  /** Opacity of the reflection at the shore (0–1); it fades towards the viewer. */
  strength: number;
}

/** A painted scene: background, its reflection in water, foreground. SVG markup, back to front. */
export interface Painting {
  back: string;
  mirror?: Mirror;
  front?: string;
  /** Area reserved for lettering, pixels; without it the calmest area is used. */
  quiet?: Box;
}

export type Scene = (stage: Stage) => Painting;

/** Chooses a value by the picture's shape: portrait, square or landscape. */
export function byShape<T>(stage: Pick<Stage, 'width' | 'height'>, tall: T, square: T, wide: T): T {
  const ratio = stage.width / stage.height;
  if (ratio < 0.9) return tall;
  return ratio > 1.1 ? wide : square;
}
