import type { ImageRecipe } from '@flint/shared/contracts/recipes/image';
import { AppError } from '../../platform/http/app-error';
import { readInput } from '../generation/inputs';
import { findOwnPicture } from '../runs/own-picture';
import type { ImageDeps } from './image-deps';

/**
 * Reads an order's reference picture: one of our own by its storage key, any other through the SSRF guard.
 * @returns null when the order has none
 * @throws AppError naming `image_url` when it cannot be read
 */
export async function readReference(
  { imageUrl, variationOf }: ImageRecipe,
  userId: string,
  deps: ImageDeps,
): Promise<Uint8Array | null> {
  try {
    if (variationOf?.assetId) return await readOwn(variationOf.assetId, userId, deps);
    return imageUrl === null ? null : await readInput(imageUrl, deps);
  } catch (error) {
    throw new AppError('invalid_input', 'The image address could not be read.', { field: 'image_url', cause: error });
  }
}

async function readOwn(id: string, userId: string, { db, storage }: ImageDeps): Promise<Uint8Array> {
  const own = await findOwnPicture(db, userId, { id });
  if (!own) throw new Error('The picture was deleted');
  return storage.read(own.storageKey);
}
