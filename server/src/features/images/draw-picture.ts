import {
  type AspectRatio,
  DEFAULT_IMAGE_STYLE,
  type ImageStyle,
  SEED_MAX,
} from '@flint/shared/contracts/image-options';
import type { ServedBy } from '@flint/shared/contracts/providers';
import type { UnitWork } from '../generation/kind';
import type { ImageDeps } from './image-deps';
import type { Illustrator } from './image-offer';
import { ledBy } from './led-by';
import { toPictureFile } from './picture-file';
import { placeLogo } from './place-logo';
import { readReference } from './reference';

/** Draws pictures with the built-in engine, one at a time. The same seed draws the same bytes again. */
export function drawnPictures(deps: ImageDeps, illustrator: Illustrator, servedBy: ServedBy): UnitWork<'image'> {
  return {
    phase: ({ count }, position) => (count === 1 ? 'Drawing' : `Drawing ${position + 1} of ${count}`),
    async make(recipe, position, { userId, signal }) {
      const seed = (recipe.seed + position) % (SEED_MAX + 1);
      const reference = await readReference(recipe, userId, deps);
      const drawn = await illustrator.draw(
        {
          ...(await ledBy(recipe, reference, illustrator)),
          style: (recipe.style as ImageStyle | null) ?? DEFAULT_IMAGE_STYLE,
          ratio: recipe.aspectRatio as AspectRatio,
          seed,
          texts: recipe.textOverlays ?? [],
        },
        signal,
      );
      const { brand } = recipe;
      const bytes = brand?.logo ? await placeLogo(drawn.image, brand.logo, deps.storage) : drawn.image;
      return toPictureFile({ bytes, seed, recipe, servedBy, dominantColor: drawn.dominantColor });
    },
  };
}
