import type { ImageStyle } from '@flint/shared/contracts/image-options';
import artistic from './style-samples/artistic.webp';
import cartoon from './style-samples/cartoon.webp';
import photorealistic from './style-samples/photorealistic.webp';
import sketch from './style-samples/sketch.webp';

/** Pictures of the built-in engine: "A lighthouse by the sea at golden hour", seed 21, cropped to the tower. */
const SAMPLES: Record<ImageStyle, string> = { photorealistic, artistic, cartoon, sketch };

/** The same picture in a style, which the caption names. */
export function StyleSample({ style }: { style: ImageStyle }) {
  return <img src={SAMPLES[style]} alt="" width={184} height={184} decoding="async" />;
}
