import { converter } from 'culori';
import sharp from 'sharp';

/** A picture is read as this many rows and columns of mean colours. */
const GRID = 24;
/** Lightness (OKLab, 0–1) that counts as night, and as bright day. */
const DARK = 0.32;
const BRIGHT = 0.72;
/** How far two neighbouring rows must lie apart, and how even each must be, to be a horizon. */
const STEP = 0.07;
const EVEN = 0.12;

const toLab = converter('oklab');

/** What can be seen of a picture without knowing what it shows. */
export interface Layout {
  readonly light: 'night' | 'dusk' | 'noon';
  /** Whether one even area lies above another, as sky above land. */
  readonly horizon: boolean;
}

/**
 * Reads how a picture is lit and whether it is laid out like a landscape.
 * @throws when the bytes are not an image sharp can read
 */
export async function layoutOf(image: Buffer): Promise<Layout> {
  const { data } = await sharp(image, { limitInputPixels: 50_000_000 })
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

/** The words that ask for a picture of this layout. */
export function wordsFor({ light, horizon }: Layout): string {
  return horizon ? `hills under a wide sky at ${light}` : `abstract shapes at ${light}`;
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * The row of the horizon: where one even area ends and another begins.
 * @param lights lightness (OKLab, 0–1) of a square grid, row by row
 * @returns undefined where there is none
 */
export function horizonOf(lights: readonly number[], grid: number): number | undefined {
  const rows = Array.from({ length: grid }, (_, row) => lights.slice(row * grid, (row + 1) * grid));
  const steps = rows.map((row, at) => {
    const above = rows[at - 1];
    // A border at the rim is a frame, not a horizon.
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
