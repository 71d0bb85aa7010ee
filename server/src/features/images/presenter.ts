import type { ImageRecipe } from '@flint/shared/contracts/recipes/image';
import type { Run } from '@flint/shared/contracts/runs';

/** Presents a run's pictures for a call that waited for them. */
export function toPictures({ images, recipe }: Run) {
  return { images, ...(images[0] ? { url: images[0].url } : {}), seed: (recipe as ImageRecipe).seed };
}
