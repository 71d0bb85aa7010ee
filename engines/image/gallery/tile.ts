import type { ImageStyle } from '@flint/shared/contracts/image-options';
import sharp from 'sharp';
import { illustrate } from '../illustrate';
import type { GalleryPrompt } from './prompts';

/** Long side of a picture on the page, pixels. */
const LONG = 420;
/** WebP quality: the texture of paint and pencil makes the largest files and is missed least. */
const QUALITY: Readonly<Record<ImageStyle, number>> = { photorealistic: 75, cartoon: 75, artistic: 60, sketch: 45 };

/** Draws a prompt of the gallery as a small WebP. Deterministic for the same code and libraries. */
export async function tileOf([prompt, style, ratio]: GalleryPrompt, seed: number): Promise<Buffer> {
  const { image } = await illustrate({ prompt, style, ratio, seed });
  return sharp(image).resize(LONG, LONG, { fit: 'inside' }).webp({ quality: QUALITY[style], effort: 6 }).toBuffer();
}
