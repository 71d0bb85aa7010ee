import {
  type AspectRatio,
  DEFAULT_IMAGE_STYLE,
  type ImageStyle,
  SEED_MAX,
} from '@flint/shared/contracts/image-options';
import type { ServedBy } from '@flint/shared/contracts/providers';
import type { UnitWork } from '../generation/kind';
import { toIllustrationInput } from './illustration-input';
import type { ImageDeps } from './image-deps';
import type { Illustrator } from './image-offer';
import { toPictureFile } from './picture-file';
import { placeLogo } from './place-logo';
import { readReference } from './reference';

/** The built-in engine: draws pictures one at a time. Deterministic: the same seed gives the same bytes. */
export function drawnPictures(deps: ImageDeps, illustrator: Illustrator, servedBy: ServedBy): UnitWork<'image'> {
  return {
    phase: ({ count }, position) => (count === 1 ? 'Drawing' : `Drawing ${position + 1} of ${count}`),
    async make(recipe, position, { userId, signal }) {
      const seed = (recipe.seed + position) % (SEED_MAX + 1);
      const reference = await readReference(recipe, userId, deps, signal);
      const drawn = await illustrator.draw(
        {
          ...(await toIllustrationInput(recipe, reference, illustrator)),
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
