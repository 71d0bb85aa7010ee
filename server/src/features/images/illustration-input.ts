import type { IllustrationRequest } from '@flint/engines/spec/illustrator';
import type { ImageRecipe } from '@flint/shared/contracts/recipes/image';
import { UNDESCRIBED } from '@flint/shared/contracts/variations';
import type { Illustrator } from './image-offer';

type IllustrationInput = Pick<IllustrationRequest, 'prompt' | 'palette' | 'paletteSeed'>;

/**
 * Palette and prompt of a drawing. The palette is the brand's; else the reference picture's own when the built-in
 * engine drew it with the same words; else the colours of its pixels. Without a prompt, words are derived from the
 * picture.
 */
export async function toIllustrationInput(
  { prompt, variationOf, brand }: ImageRecipe,
  reference: Uint8Array | null,
  illustrator: Pick<Illustrator, 'paletteOf' | 'wordsFor'>,
): Promise<IllustrationInput> {
  const palette = brand?.palette.length ? { palette: brand.palette } : {};
  if (typeof variationOf?.seed === 'number') return { prompt, paletteSeed: variationOf.seed, ...palette };
  if (!reference) return { prompt, ...palette };
  const words = prompt === UNDESCRIBED ? await illustrator.wordsFor(reference) : prompt;
  return { prompt: words, palette: await illustrator.paletteOf(reference), ...palette };
}
