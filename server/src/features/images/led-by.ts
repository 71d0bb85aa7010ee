import type { IllustrationRequest } from '@flint/engines/spec/illustrator';
import type { ImageRecipe } from '@flint/shared/contracts/recipes/image';
import { UNDESCRIBED } from '@flint/shared/contracts/variations';
import type { Illustrator } from './image-offer';

type Led = Pick<IllustrationRequest, 'prompt' | 'palette' | 'paletteSeed'>;

/**
 * What leads a drawing: a brand's colours; else of a reference picture the very colours where the built-in engine drew
 * it with the same words, or colours read from its pixels; and words where there are none.
 */
export async function ledBy(
  { prompt, variationOf, brand }: ImageRecipe,
  reference: Uint8Array | null,
  illustrator: Pick<Illustrator, 'paletteOf' | 'wordsFor'>,
): Promise<Led> {
  const palette = brand?.palette.length ? { palette: brand.palette } : {};
  if (typeof variationOf?.seed === 'number') return { prompt, paletteSeed: variationOf.seed, ...palette };
  if (!reference) return { prompt, ...palette };
  const words = prompt === UNDESCRIBED ? await illustrator.wordsFor(reference) : prompt;
  return { prompt: words, palette: await illustrator.paletteOf(reference), ...palette };
}
