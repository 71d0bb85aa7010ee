import type { ImageStyle } from '@flint/shared/contracts/image-options';
import artistic from './style-samples/artistic.webp';
import cartoon from './style-samples/cartoon.webp';
import photorealistic from './style-samples/photorealistic.webp';
import sketch from './style-samples/sketch.webp';

/** The built-in engine's own pictures: "A lighthouse by the sea at golden hour", seed 21, cut to the tower. */
const SAMPLES: Record<ImageStyle, string> = { photorealistic, artistic, cartoon, sketch };

/** What a style does to one and the same picture. Its caption names it. */
export function StyleSample({ style }: { style: ImageStyle }) {
  return <img src={SAMPLES[style]} alt="" width={184} height={184} decoding="async" />;
}
