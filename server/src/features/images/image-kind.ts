import type { GenerateImageBody } from '@flint/shared/contracts/images';
import type { ImageRecipe } from '@flint/shared/contracts/recipes/image';
import type { Brands } from '../brands/brands-service';
import { defineKind } from '../generation/define-kind';
import type { Batches, Kind } from '../generation/kind';
import { drawnPictures } from './draw-picture';
import type { ImageDeps } from './image-deps';
import { type ImageOffer, isOrdered, type Letterer } from './image-offer';
import { toImageRecipe } from './image-recipe';
import { orderedPictures } from './order-pictures';
import { withReadableReference } from './reference';

interface ImageKindDeps extends ImageDeps {
  readonly brands: Pick<Brands, 'forPicture'>;
  readonly letterer: Letterer;
  readonly offers: readonly [ImageOffer, ...ImageOffer[]];
}

/** The kind `image`: the pictures of one order are made, stored and charged one by one. */
export function imageKind(deps: ImageKindDeps): Kind<'image'> {
  return defineKind({
    name: 'image',
    offers: deps.offers,
    maker: (offer) => ({ servedBy: offer.servedBy, batches: batchesOf(deps, offer) }),
    recipe: async (userId, body: GenerateImageBody) =>
      withReadableReference(await toImageRecipe(deps.brands, deps.offers[0], userId, body), userId, deps),
    title: ({ prompt }) => prompt,
    noun: nounOf,
    asked: ({ count }) => count,
    // Idempotency keys from before pictures shared the workflow of other kinds identify the request alone.
    identity: (asked) => asked,
  });
}

function batchesOf(deps: ImageKindDeps, offer: ImageOffer): Batches<'image'>['batches'] {
  return isOrdered(offer) ? orderedPictures(deps, offer) : drawnPictures(deps, offer.engine, offer.servedBy);
}

function nounOf({ count, variationOf }: ImageRecipe): string {
  const [one, many] = variationOf ? ['Variation', 'variations'] : ['Picture', 'pictures'];
  return count === 1 ? one : `${count} ${many}`;
}
