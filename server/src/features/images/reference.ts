import type { ImageRecipe } from '@flint/shared/contracts/recipes/image';
import sharp from 'sharp';
import { AppError } from '../../platform/http/app-error';
import { safeFetch } from '../../platform/safe-fetch/safe-fetch';
import { MEDIA_PREFIX } from '../../platform/storage/signed-address';
import type { Storage } from '../../platform/storage/storage';
import type { RunWork } from '../runs/run-work';

const MAX_BYTES = 20_000_000;
const TIMEOUT_MS = 15_000;

interface ReferenceDeps {
  readonly storage: Storage;
  readonly work: RunWork;
  readonly publicOrigin: string;
}

/** The path and query behind an address of our own media, relative or absolute; undefined for any other address. */
export function ownMediaPath(imageUrl: string, publicOrigin: string): string | undefined {
  const url = new URL(imageUrl, publicOrigin);
  const own = url.origin === publicOrigin && url.pathname.startsWith(MEDIA_PREFIX);
  return own ? url.pathname + url.search : undefined;
}

/**
 * Reads the picture an order starts from: one of our own by its storage key, any other through the guarded fetch.
 * @returns null when it starts from none
 * @throws AppError naming `image_url` when there is nothing to read
 */
export async function readReference(
  { imageUrl, variationOf }: ImageRecipe,
  userId: string,
  deps: ReferenceDeps,
): Promise<Uint8Array | null> {
  try {
    if (variationOf?.assetId) return await readOwn(variationOf.assetId, userId, deps);
    return imageUrl === null ? null : await readAddress(imageUrl, deps);
  } catch (error) {
    throw new AppError('invalid_input', 'The image address could not be read.', { field: 'image_url', cause: error });
  }
}

async function readOwn(id: string, userId: string, { work, storage }: ReferenceDeps): Promise<Uint8Array> {
  const own = await work.ownPicture(userId, id);
  if (!own) throw new Error('The picture was deleted');
  return storage.read(own.storageKey);
}

async function readAddress(imageUrl: string, { storage, publicOrigin }: ReferenceDeps): Promise<Uint8Array> {
  const path = ownMediaPath(imageUrl, publicOrigin);
  if (path === undefined) return (await safeFetch(imageUrl, { maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS })).bytes;
  const key = storage.keyOf(path);
  if (!key) throw new Error('The address has lapsed');
  return storage.read(key);
}

/** A picture as a text that travels inside a request, for readers who cannot reach our addresses. */
export async function toDataUri(bytes: Uint8Array): Promise<string> {
  const { format } = await sharp(bytes).metadata();
  return `data:image/${format};base64,${Buffer.from(bytes).toString('base64')}`;
}
