import { converter } from 'culori';
import sharp from 'sharp';

/** Cells a side that a picture is downsampled to, independent of its aspect ratio. */
export const GRID = 48;
/** Long side at which texture is measured, pixels. */
const TEXTURE_SIDE = 256;
const PIXELS_MAX = 50_000_000;

const toLab = converter('oklab');

/** The mean colour of a cell in OKLab: lightness 0–1, and the two colour axes around 0. */
export interface Cell {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

export interface Grid {
  /** Pixels as displayed: EXIF rotation is applied. */
  readonly width: number;
  readonly height: number;
  /** Row by row. */
  readonly cells: readonly Cell[];
  /** Share of neighbouring pixels that are equal, and the mean difference of the others (0–1). */
  readonly equal: number;
  readonly difference: number;
}

/**
 * Downsamples a picture to a grid of mean colours, enough for composition and light.
 * @throws when the bytes are not an image sharp can read
 */
export async function readGrid(image: Uint8Array): Promise<Grid> {
  const upright = sharp(image, { limitInputPixels: PIXELS_MAX }).autoOrient().flatten({ background: '#ffffff' });
  const { data: pixels, info } = await upright
    .clone()
    .toColourspace('b-w')
    .resize(TEXTURE_SIDE, TEXTURE_SIDE, { fit: 'inside', withoutEnlargement: true, kernel: 'nearest' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const small = upright.clone().toColourspace('srgb').resize(GRID, GRID, { fit: 'fill' });
  const { data, info: form } = await small.raw().toBuffer({ resolveWithObject: true });
  const cells = Array.from({ length: GRID * GRID }, (_, at) => {
    const [r = 0, g = 0, b = 0] = [0, 1, 2].map((channel) => (data[at * form.channels + channel] ?? 0) / 255);
    return toLab({ mode: 'rgb', r, g, b });
  });
  const { autoOrient } = await sharp(image, { limitInputPixels: PIXELS_MAX }).metadata();
  return {
    width: autoOrient.width,
    height: autoOrient.height,
    cells,
    ...neighbours(pixels, info.width, info.channels),
  };
}

function neighbours(pixels: Buffer, width: number, channels: number): Pick<Grid, 'equal' | 'difference'> {
  let equal = 0;
  let sum = 0;
  let count = 0;
  for (let at = 0; at + channels < pixels.length; at += channels) {
    if ((at / channels + 1) % width === 0) continue;
    const gap = Math.abs((pixels[at] ?? 0) - (pixels[at + channels] ?? 0));
    count += 1;
    sum += gap;
    if (gap === 0) equal += 1;
  }
  return { equal: equal / Math.max(1, count), difference: sum / Math.max(1, count) / 255 };
}
