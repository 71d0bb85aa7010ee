import type { ImageStyle } from '@flint/shared/contracts/image-options';

/** Display names of the styles. */
export const STYLE_LABELS: Record<ImageStyle, string> = {
  photorealistic: 'Photorealistic',
  artistic: 'Artistic',
  cartoon: 'Cartoon',
  sketch: 'Sketch',
};
