import type { GenerateImageBody } from '@flint/shared/contracts/images';
import type { GenerateVariationsBody } from '@flint/shared/contracts/variations';
import type { Generation } from '../generation/generation-service';
import type { RunRow } from '../runs/tables';
import type { ImageDeps } from './image-deps';
import type { ImageOffer } from './image-offer';
import { withReadableReference } from './reference';
import { toVariationRecipe } from './variation-recipe';

export interface Images {
  /** Orders pictures; see `Generation.order`. */
  order(userId: string, body: GenerateImageBody, key: string | undefined): Promise<RunRow>;
  /** Orders variations of a picture in the same way. */
  vary(userId: string, body: GenerateVariationsBody, key: string | undefined): Promise<RunRow>;
}

/** Orders of pictures: two calls, one kind. */
export function createImages(
  deps: ImageDeps & { readonly generation: Pick<Generation, 'order' | 'orderBody'>; readonly offer: ImageOffer },
): Images {
  const { generation } = deps;
  return {
    order: (userId, body, key) => generation.orderBody({ kind: 'image', userId, body, key }),
    async vary(userId, body, key) {
      const recipe = async () => withReadableReference(await toVariationRecipe(deps, userId, body), userId, deps);
      return generation.order({ kind: 'image', userId, recipe, asked: { vary: body }, key });
    },
  };
}
