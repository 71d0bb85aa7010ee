import type { ImageStyle } from '@flint/shared/contracts/image-options';

/** What the styles are called on the page. */
export const STYLE_LABELS: Record<ImageStyle, string> = {
  photorealistic: 'Photorealistic',
  artistic: 'Artistic',
  cartoon: 'Cartoon',
  sketch: 'Sketch',
};
