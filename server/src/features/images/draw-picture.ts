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
      const request = {
        ...(await toIllustrationInput(recipe, reference, illustrator)),
        style: (recipe.style as ImageStyle | null) ?? DEFAULT_IMAGE_STYLE,
        ratio: recipe.aspectRatio as AspectRatio,
        seed,
        texts: recipe.textOverlays ?? [],
      };
      const { image, dominantColor, version, groups } = await illustrator.draw(request, signal);
      const logo = recipe.brand?.logo;
      const bytes = logo ? await placeLogo(image, logo, deps.storage) : image;
      const file = await toPictureFile({ bytes, seed, recipe, servedBy, dominantColor });
      // With a logo on it, it is no longer what the request draws.
      return logo ? file : { ...file, drawn: { version, request, groups } };
    },
  };
}
