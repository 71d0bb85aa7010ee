import type { ImageOrder } from '@flint/engines/spec/image-model';
import type { InputFiles } from '@flint/engines/spec/input-files';
import type { AspectRatio, ImageStyle } from '@flint/shared/contracts/image-options';
import type { ImageRecipe } from '@flint/shared/contracts/recipes/image';
import { UNDESCRIBED } from '@flint/shared/contracts/variations';
import type { MakeContext } from '../generation/kind';
import { outgoingPicture } from '../generation/outgoing';
import type { ImageDeps } from './image-deps';
import { readReference } from './reference';

/**
 * A recipe as a vendor's order. Its picture is read here, behind the SSRF guard, and travels inside the request: a vendor
 * gets no address that a user named.
 * @throws AppError naming `image_url` when the starting picture cannot be read
 */
export async function prepareOrder(
  deps: ImageDeps & { readonly inputs: InputFiles },
  recipe: ImageRecipe,
  context: Pick<MakeContext, 'userId' | 'signal'>,
): Promise<ImageOrder> {
  return { ...toOrder(recipe), imageUrl: await startingImage(deps, recipe, context) };
}

function toOrder(recipe: ImageRecipe): ImageOrder {
  const { prompt, model, style, aspectRatio, count, seed, imageUrl, variationOf, brand } = recipe;
  return {
    prompt: inColours(prompt === UNDESCRIBED ? '' : prompt, brand?.palette ?? []),
    model,
    style: style as ImageStyle | null,
    aspectRatio: aspectRatio as AspectRatio,
    count,
    seed,
    imageUrl,
    ...(variationOf && { variation: variationOf.reworded ? 'reworded' : 'alike' }),
  };
}

/**
 * The prompt with the palette. Only colours of a brand are added, so that its text cannot steer the model (prompt
 * injection).
 */
const inColours = (prompt: string, palette: readonly string[]) =>
  prompt && palette.length > 0 ? `${prompt}\n\nColour palette: ${palette.join(', ')}.` : prompt;

async function startingImage(
  deps: ImageDeps & { readonly inputs: InputFiles },
  recipe: ImageRecipe,
  { userId, signal }: Pick<MakeContext, 'userId' | 'signal'>,
): Promise<string | null> {
  const bytes = await readReference(recipe, userId, deps, signal);
  if (!bytes) return null;
  const [address] = await deps.inputs.addressesOf([await outgoingPicture(bytes)], signal);
  return address ?? null;
}
