import { ASPECT_RATIOS, type AspectRatio } from '@flint/shared/contracts/image-options';
import sharp from 'sharp';
import { FRAMING, MAX_PIXELS } from './render/framing';

/**
 * A still of a picture as its scene frames it: WebP, small enough for a data URI in a response.
 * @param scale of the film's size, in each direction
 * @throws when it cannot be read
 */
export async function stillOf(picture: Uint8Array, ratio: AspectRatio, scale: number): Promise<Buffer> {
  const [width, height] = ASPECT_RATIOS[ratio];
  return sharp(picture, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .flatten({ background: '#ffffff' })
    .resize(Math.round(width * scale), Math.round(height * scale), FRAMING)
    .webp({ quality: 78 })
    .toBuffer();
}
