import { layoutOf, wordsFor } from '@flint/engines/image/layout-of';
import { paletteOf } from '@flint/engines/image/palette-of';
import type { IllustrationRequest } from '@flint/engines/spec/illustrator';
import type { ImageRecipe } from '@flint/shared/contracts/recipes/image';
import { UNDESCRIBED } from '@flint/shared/contracts/variations';

type Led = Pick<IllustrationRequest, 'prompt' | 'palette' | 'paletteSeed'>;

/**
 * What leads a drawing: a brand's colours; else of a reference picture the very colours where the built-in engine drew
 * it with the same words, or colours read from its pixels; and words where there are none.
 */
export async function ledBy({ prompt, variationOf, brand }: ImageRecipe, reference: Uint8Array | null): Promise<Led> {
  const palette = brand?.palette.length ? { palette: brand.palette } : {};
  if (typeof variationOf?.seed === 'number') return { prompt, paletteSeed: variationOf.seed, ...palette };
  if (!reference) return { prompt, ...palette };
  const picture = Buffer.from(reference);
  const words = prompt === UNDESCRIBED ? wordsFor(await layoutOf(picture)) : prompt;
  return { prompt: words, palette: await paletteOf(picture), ...palette };
}
