import type { ImageRecipe } from '@flint/shared/contracts/recipes/image';
import { AppError } from '../../platform/http/app-error';
import { readInputPicture } from '../generation/inputs';
import { findOwnPicture } from '../runs/own-picture';
import type { ImageDeps } from './image-deps';

/**
 * Reads an order's reference picture: one of our own by its storage key, any other through the SSRF guard.
 * @returns null when the order has none
 * @throws AppError naming `image_url` when it cannot be read, or is no picture; the signal's reason
 */
export async function readReference(
  { imageUrl, variationOf }: Pick<ImageRecipe, 'imageUrl' | 'variationOf'>,
  userId: string,
  deps: ImageDeps,
  signal?: AbortSignal,
): Promise<Uint8Array | null> {
  try {
    if (variationOf?.assetId) return await readOwn(variationOf.assetId, userId, deps);
    return imageUrl === null ? null : await readInputPicture(imageUrl, deps, { signal });
  } catch (error) {
    signal?.throwIfAborted();
    throw new AppError('invalid_input', 'The image address could not be read.', { field: 'image_url', cause: error });
  }
}

/**
 * Reads the picture at an order's address before anything is held for it, so that a wrong address is refused for free.
 * @throws AppError naming `image_url`
 */
export async function withReadableReference(
  recipe: ImageRecipe,
  userId: string,
  deps: ImageDeps,
): Promise<ImageRecipe> {
  if (recipe.imageUrl !== null) await readReference({ imageUrl: recipe.imageUrl }, userId, deps);
  return recipe;
}

async function readOwn(id: string, userId: string, { db, storage }: ImageDeps): Promise<Uint8Array> {
  const own = await findOwnPicture(db, userId, { id });
  if (!own) throw new Error('The picture was deleted');
  return storage.read(own.storageKey);
}
