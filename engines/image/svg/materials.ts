import type { NoiseFunction2D } from 'simplex-noise';
import type { Canvas } from './canvas';
import { n } from './number';
import { paintTexture } from './texture';

export interface Grain {
  /** Number of bumps over the box, across and down. */
  across: number;
  down: number;
  /** Strength of the relief (0–1). */
  depth: number;
  octaves?: number;
  /** Noise layer, so that materials of one picture differ. */
  layer?: number;
}

/** Texture pixels per drawing pixel: smaller bumps would be grain, which the style adds. */
const DETAIL = 0.5;
/** Scale of the picture up to which textures become finer with it. */
const FINEST = 2;

/**
 * Bump map lit from the upper left (plaster, paper, stone, sand), to overlay on a coloured shape. Empty in the flat
 * finish.
 */
export function relief(
  canvas: Canvas,
  noise: NoiseFunction2D,
  box: readonly [x: number, y: number, width: number, height: number],
  grain: Grain,
): string {
  if (canvas.flat) return '';
  const { across, down, depth, octaves = 4, layer = 0 } = grain;
  const [x, y, width, height] = box;
  const finer = Math.min(FINEST, canvas.scale);
  const detail = DETAIL * finer;
  const columns = Math.max(2, Math.round(width * detail));
  const rows = Math.max(2, Math.round(height * detail));
  const bumps = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      let sum = 0;
      for (let octave = 0, weight = 0.5; octave < octaves; octave += 1, weight *= 0.58) {
        const scale = 2 ** octave;
        sum +=
          weight * noise((column / columns) * across * scale + layer * 31, (row / rows) * down * scale + octave * 5.3);
      }
      bumps[row * columns + column] = sum;
    }
  }
  const at = (column: number, row: number) =>
    bumps[Math.min(rows - 1, row) * columns + Math.min(columns - 1, column)] ?? 0;
  const lit = paintTexture(columns, rows, (column, row) => {
    const slope = at(column + 1, row) - at(column, row) + at(column, row + 1) - at(column, row);
    const tone = slope * 3.2 * finer + at(column, row) * 0.28;
    const value = tone > 0 ? 255 : 0;
    return [value, value, value, Math.min(0.8, Math.abs(tone) * depth)];
  });
  return canvas.texture(lit, Number(n(x)), Number(n(y)), width, height);
}
