import type { ImageRecipe } from '@flint/shared/contracts/recipes/image';
import type { Run } from '@flint/shared/contracts/runs';

/** What an answer that waited says of its pictures. */
export function toPictures({ images, recipe }: Run) {
  return { images, ...(images[0] ? { url: images[0].url } : {}), seed: (recipe as ImageRecipe).seed };
}
