import { converter } from 'culori';
import sharp from 'sharp';

/** Rows and columns of mean colours that a picture is downsampled to. */
const GRID = 24;
/** Lightness thresholds (OKLab, 0–1) of night and of bright day. */
const DARK = 0.32;
const BRIGHT = 0.72;
/** Least difference of two neighbouring rows, and most variance of each, at a horizon. */
const STEP = 0.07;
const EVEN = 0.12;

const toLab = converter('oklab');

/** Layout of a picture, without object recognition. */
export interface Layout {
  readonly light: 'night' | 'dusk' | 'noon';
  /** Whether one even area lies above another, as sky above land. */
  readonly horizon: boolean;
}

/**
 * Measures how a picture is lit and whether it has a horizon.
 * @throws when the bytes are not an image sharp can read
 */
export async function layoutOf(image: Buffer): Promise<Layout> {
  const { data } = await sharp(image, { limitInputPixels: 50_000_000 })
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(GRID, GRID, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const lights = Array.from({ length: GRID * GRID }, (_, at) => {
    const [r = 0, g = 0, b = 0] = [0, 1, 2].map((channel) => (data[at * 3 + channel] ?? 0) / 255);
    return toLab({ mode: 'rgb', r, g, b }).l;
  });
  const mean = meanOf(lights);
  const horizon = horizonOf(lights, GRID) !== undefined;
  return { light: mean < DARK ? 'night' : mean > BRIGHT ? 'noon' : 'dusk', horizon };
}

/** Prompt words for a layout. */
export function wordsFor({ light, horizon }: Layout): string {
  return horizon ? `hills under a wide sky at ${light}` : `abstract shapes at ${light}`;
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Horizon detection: the row where one even area ends and another begins.
 * @param lights lightness (OKLab, 0–1) of a square grid, row by row
 * @returns undefined where there is none
 */
export function horizonOf(lights: readonly number[], grid: number): number | undefined {
  const rows = Array.from({ length: grid }, (_, row) => lights.slice(row * grid, (row + 1) * grid));
  const steps = rows.map((row, at) => {
    const above = rows[at - 1];
    // An edge near the border is a frame, not a horizon.
    if (!above || at < grid / 6 || at > grid - grid / 6) return 0;
    return spread(row) < EVEN && spread(above) < EVEN ? Math.abs(meanOf(row) - meanOf(above)) : 0;
  });
  const largest = Math.max(...steps);
  return largest > STEP ? steps.indexOf(largest) : undefined;
}

function spread(values: readonly number[]): number {
  const mean = meanOf(values);
  return Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)));
}
