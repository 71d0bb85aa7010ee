import type { ImageAnalysis } from '@flint/shared/contracts/analysis';
import { type Cell, GRID } from './read-grid';

/** Highest OKLCH chroma of sRGB, and the span of lightness that is full contrast. */
const STRONGEST = 0.25;
const FULL_SPAN = 0.9;
/** Value on OKLab's red and yellow axes that is the maximum warmth. */
const WARMEST = 0.1;
/** Difference in lightness of two sides from which the light has a direction. */
const LIT = 0.06;

type Tones = Pick<ImageAnalysis, 'brightness' | 'contrast' | 'saturation' | 'warmth' | 'key' | 'light'>;

/** Measures brightness, contrast, saturation, warmth, key and light direction. */
export function tonesOf(cells: readonly Cell[]): Tones {
  const lights = cells.map(({ l }) => l).sort((one, other) => one - other);
  const [dark = 0, bright = 0] = [0.05, 0.95].map((part) => lights[Math.floor(part * (lights.length - 1))] ?? 0);
  const brightness = mean(lights);
  const contrast = Math.min(1, (bright - dark) / FULL_SPAN);
  return {
    ...{ brightness: rounded(brightness), contrast: rounded(contrast) },
    saturation: rounded(Math.min(1, mean(cells.map(({ a, b }) => Math.hypot(a, b))) / STRONGEST)),
    warmth: rounded(Math.max(-1, Math.min(1, mean(cells.map(({ a, b }) => a + b)) / 2 / WARMEST))),
    key: brightness < 0.38 ? 'low' : brightness > 0.78 ? 'high' : 'balanced',
    light: sideOf(cells),
  };
}

function sideOf(cells: readonly Cell[]): ImageAnalysis['light'] {
  const half = (inside: (column: number, row: number) => boolean) =>
    mean(cells.filter((_, at) => inside(at % GRID, Math.floor(at / GRID))).map(({ l }) => l));
  const across = half((column) => column < GRID / 2) - half((column) => column >= GRID / 2);
  const down = half((_, row) => row < GRID / 2) - half((_, row) => row >= GRID / 2);
  if (Math.max(Math.abs(across), Math.abs(down)) < LIT) return 'even';
  if (Math.abs(across) > Math.abs(down)) return across > 0 ? 'left' : 'right';
  return down > 0 ? 'above' : 'below';
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Rounds to two decimals, more than the eye distinguishes. */
export const rounded = (value: number): number => Math.round(value * 100) / 100;
