import { ASPECT_RATIOS, type AspectRatio } from '@flint/shared/contracts/image-options';
import sharp from 'sharp';
import { FRAMING, MAX_PIXELS } from './render/framing';

/**
 * A picture as its scene shows it while the camera stands still: WebP, small enough to travel inside an answer.
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
