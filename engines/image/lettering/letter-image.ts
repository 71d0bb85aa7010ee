import sharp from 'sharp';
import type { LetteringRequest } from '../../spec/illustrator';
import { readPrompt } from '../prompt/read-prompt';
import { letter } from './letter';

const MAX_PIXELS = 50_000_000;

/**
 * Sets lettering on a finished picture, in the picture's own format.
 * @throws when the bytes are not an image sharp can read
 */
export async function letterImage({ image, texts, style, prompt }: LetteringRequest): Promise<Uint8Array> {
  const source = sharp(image, { limitInputPixels: MAX_PIXELS });
  const { format } = await source.metadata();
  const { data, info } = await source
    .rotate()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const { moods, words } = readPrompt(prompt);
  const lettered = await letter({ data, width, height }, texts, { style, moods, words });
  const out = sharp(lettered.data, { raw: { width, height, channels: 3 } });
  return format === 'jpeg' ? out.jpeg({ quality: 95 }).toBuffer() : out.png().toBuffer();
}
