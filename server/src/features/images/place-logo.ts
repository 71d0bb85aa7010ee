import type { PlacedLogo } from '@flint/shared/contracts/recipes/image';
import sharp from 'sharp';
import { AppError } from '../../platform/http/app-error';
import type { Storage } from '../../platform/storage/storage';

/** Shares of the picture's shorter side: a logo's distance from the edges, its maximum height and width. */
const MARGIN = 0.045;
const HEIGHT = 0.12;
const WIDTH = 0.3;
/** Contrast: minimum difference in lightness (0–255) between a logo and its background; below it a plate is added. */
const DIFFERENT = 48;
const MAX_PIXELS = 50_000_000;

/**
 * Places a logo in a corner of a picture, on a light or dark plate when the contrast is too low. Deterministic.
 * @returns a PNG
 * @throws AppError when the logo is no longer stored
 */
export async function placeLogo(
  image: Uint8Array,
  { key, corner }: PlacedLogo,
  storage: Pick<Storage, 'read'>,
): Promise<Uint8Array> {
  const bytes = await storage.read(key).catch((cause) => {
    throw new AppError('invalid_input', 'The logo was removed with its brand profile.', { field: 'logoCorner', cause });
  });
  const picture = sharp(image, { limitInputPixels: MAX_PIXELS }).autoOrient();
  const { autoOrient: size } = await picture.metadata();
  const side = Math.min(size.width, size.height);
  const margin = Math.round(side * MARGIN);
  const { data: logo, info } = await sharp(bytes)
    .resize(Math.round(side * WIDTH), Math.round(side * HEIGHT), { fit: 'inside' })
    .ensureAlpha()
    .png()
    .toBuffer({ resolveWithObject: true });
  const left = corner.endsWith('left') ? margin : size.width - margin - info.width;
  const top = corner.startsWith('top') ? margin : size.height - margin - info.height;
  const place = { left, top, width: info.width, height: info.height };
  const own = await lightnessOf(logo);
  const under = await lightnessOf(await picture.clone().extract(place).png().toBuffer());
  const plate = Math.abs(own - under) < DIFFERENT ? [plateUnder(place, own, side)] : [];
  return picture
    .composite([...plate, { input: logo, left, top }])
    .png()
    .toBuffer();
}

/** Mean lightness of the opaque pixels, weighted by alpha, 0 to 255. */
async function lightnessOf(image: Uint8Array): Promise<number> {
  const { data, info } = await sharp(image)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [sum, weight] = [0, 0];
  for (let at = 0; at < data.length; at += info.channels) {
    const [r = 0, g = 0, b = 0, alpha = 0] = data.subarray(at, at + 4);
    // Rec. 709 luma.
    sum += (0.2126 * r + 0.7152 * g + 0.0722 * b) * alpha;
    weight += alpha;
  }
  return weight > 0 ? sum / weight : 0;
}

interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function plateUnder({ left, top, width, height }: Rectangle, lightness: number, side: number) {
  const room = Math.round(side * MARGIN * 0.5);
  const [across, down] = [width + 2 * room, height + 2 * room];
  const fill = lightness < 128 ? '#ffffff' : '#141210';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${down}"><rect width="${across}" height="${down}" rx="${room}" fill="${fill}" fill-opacity="0.9"/></svg>`;
  return { input: Buffer.from(svg), left: left - room, top: top - room };
}
