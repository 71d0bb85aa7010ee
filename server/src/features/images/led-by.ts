import type { ImageRecipe } from '@flint/shared/contracts/recipes/image';
import { UNDESCRIBED } from '@flint/shared/contracts/variations';
import type { IllustrationRequest } from '../../providers/embedded/image/illustrate';
import { layoutOf, wordsFor } from '../../providers/embedded/image/layout-of';
import { paletteOf } from '../../providers/embedded/image/palette-of';

type Led = Pick<IllustrationRequest, 'prompt' | 'palette' | 'paletteSeed'>;

/**
 * What a reference picture gives a drawing: the very colours where the built-in engine drew it with the same words,
 * else colours read from its pixels; and words where there are none.
 */
export async function ledBy({ prompt, variationOf }: ImageRecipe, reference: Uint8Array | null): Promise<Led> {
  if (typeof variationOf?.seed === 'number') return { prompt, paletteSeed: variationOf.seed };
  if (!reference) return { prompt };
  const picture = Buffer.from(reference);
  const words = prompt === UNDESCRIBED ? wordsFor(await layoutOf(picture)) : prompt;
  return { prompt: words, palette: await paletteOf(picture) };
}
