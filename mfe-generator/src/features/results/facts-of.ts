import { IMAGE_MODELS } from '@flint/shared/contracts/models';
import type { ImageRecipe } from '@flint/shared/contracts/recipes/image';
import type { Facts } from '@flint/shared/orders/parts/run-facts';

/** Facts of pictures: style, ratio, overlay texts and seed. */
export function factsOf({ model, style, aspectRatio, cutFrom, textOverlays = [], seed, brand }: ImageRecipe): Facts {
  const shape = cutFrom ? `${aspectRatio}, cut from ${cutFrom}` : aspectRatio;
  const words = textOverlays.map((text) => `“${text}”`).join(' ');
  return {
    model: IMAGE_MODELS.find(({ id }) => id === model)?.label ?? model,
    details: [style, shape, words, brand?.name, `seed ${seed}`],
  };
}
