import { type Fields, toFields } from '../lib/fields';
import type { Size } from '../lib/picture';
import type { PictureEndpoint } from './picture-endpoints';

const PRESETS: Readonly<Record<string, Size>> = {
  square_hd: [1024, 1024],
  square: [512, 512],
  portrait_4_3: [768, 1024],
  portrait_16_9: [576, 1024],
  landscape_4_3: [1024, 768],
  landscape_16_9: [1024, 576],
};

const ULTRA_SIZES: Readonly<Record<string, Size>> = {
  '1:1': [2048, 2048],
  '16:9': [2752, 1536],
  '9:16': [1536, 2752],
  '3:4': [1792, 2368],
};

const SIDE_MAX = 14_142;
const isSide = (side: unknown): side is number =>
  typeof side === 'number' && Number.isInteger(side) && side >= 64 && side <= SIDE_MAX;

/** Requested width and height in pixels, or null when the size field is invalid. */
export function requestedSize(endpoint: PictureEndpoint, input: Fields): Size | null {
  if (endpoint.size === 'none') return [1024, 1024];
  if (endpoint.size === 'aspect_ratio') return ULTRA_SIZES[String(input.aspect_ratio ?? '16:9')] ?? null;
  const size = input.image_size ?? 'landscape_4_3';
  if (typeof size === 'string') return PRESETS[size] ?? null;
  const { width, height } = toFields(size);
  return isSide(width) && isSide(height) ? [width, height] : null;
}
