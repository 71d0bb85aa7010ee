import type { ImageStyle } from '@flint/shared/contracts/image-options';

/** Prompt suffix of each style. Photorealistic has none: it has a model of its own. */
const STYLE_SUFFIXES: Readonly<Record<ImageStyle, string>> = {
  photorealistic: '',
  artistic: 'as an expressive painting, visible brushwork, rich colour',
  cartoon: 'as a cartoon, clean outlines, flat bright colour',
  sketch: 'as a pencil sketch, loose lines on paper, monochrome',
};

export function styledPrompt(prompt: string, style: ImageStyle | null): string {
  const suffix = style === null ? '' : STYLE_SUFFIXES[style];
  return suffix === '' ? prompt : `${prompt}, ${suffix}`;
}
