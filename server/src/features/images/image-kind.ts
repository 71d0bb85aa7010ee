import type { GenerateImageBody } from '@flint/shared/contracts/images';
import type { ImageRecipe } from '@flint/shared/contracts/recipes/image';
import type { Brands } from '../brands/brands-service';
import type { Kind } from '../generation/kind';
import { drawnPictures } from './draw-picture';
import type { ImageDeps } from './image-deps';
import { type ImageOffer, isOrdered } from './image-offer';
import { toImageRecipe } from './image-recipe';
import { orderedPictures } from './order-pictures';

/** Pictures: several of one order are made, kept and paid one by one. */
export function imageKind(
  deps: ImageDeps & { readonly brands: Pick<Brands, 'forPicture'> },
  offer: ImageOffer,
): Kind<'image'> {
  const { servedBy } = offer;
  return {
    kind: 'image',
    label: 'Picture',
    maker: {
      servedBy,
      batches: isOrdered(offer) ? orderedPictures(deps, offer) : drawnPictures(deps, offer.illustrator, servedBy),
    },
    recipe: (userId, body: GenerateImageBody) => toImageRecipe(deps.brands, offer, userId, body),
    title: ({ prompt }) => prompt,
    noun: nounOf,
    asked: ({ count }) => count,
    // Keys that were sent before pictures shared the workflow of other kinds stand for the request alone.
    identity: (asked) => asked,
  };
}

function nounOf({ count, variationOf }: ImageRecipe): string {
  const [one, many] = variationOf ? ['Variation', 'variations'] : ['Picture', 'pictures'];
  return count === 1 ? one : `${count} ${many}`;
}
