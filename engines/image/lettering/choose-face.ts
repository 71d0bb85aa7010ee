import type { ImageStyle } from '@flint/shared/contracts/image-options';
import type { Mood } from '../prompt/light';
import { covers, type Face, type FaceId, faceOf } from './faces';

export interface Manner {
  style: ImageStyle;
  moods: ReadonlySet<Mood>;
  /** Words of the prompt, which choose a typeface for a comic or a wedding. */
  words: ReadonlySet<string>;
}

const BY_WORDS: readonly (readonly [FaceId, readonly string[]])[] = [
  ['playfair', ['wedding', 'elegant', 'luxury', 'perfume', 'wine', 'book', 'magazine', 'fashion', 'jewelry']],
  ['caveat', ['handwritten', 'diary', 'note', 'letter', 'cafe', 'recipe']],
  ['fredoka', ['birthday', 'child', 'kid', 'toy', 'baby', 'cute', 'comic', 'school']],
  ['orbitron', ['cyberpunk', 'robot', 'spaceship', 'futuristic', 'scifi', 'gaming', 'synthwave']],
  ['anton', ['poster', 'sale', 'sport', 'football', 'concert', 'festival', 'typographic', 'typography', 'race']],
];
const BY_MOOD: readonly (readonly [Mood, FaceId])[] = [
  ['neon', 'orbitron'],
  ['vintage', 'playfair'],
  ['dramatic', 'anton'],
  ['pastel', 'playfair'],
  ['vivid', 'fredoka'],
];
const BY_STYLE: Readonly<Record<ImageStyle, FaceId>> = {
  ...{ photorealistic: 'manrope', artistic: 'playfair', cartoon: 'fredoka', sketch: 'caveat' },
};

/**
 * Chooses the typeface that suits a picture, if it has every letter of its texts; else the one with the most letters.
 */
export function chooseFace({ style, moods, words }: Manner, texts: readonly string[]): Face {
  const id =
    BY_WORDS.find(([, names]) => names.some((name) => words.has(name)))?.[0] ??
    BY_MOOD.find(([mood]) => moods.has(mood))?.[1] ??
    BY_STYLE[style];
  const face = faceOf(id);
  return texts.every((text) => covers(face, text)) ? face : faceOf('manrope');
}
