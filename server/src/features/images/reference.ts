import { AppError } from '../../platform/http/app-error';
import { safeFetch } from '../../platform/safe-fetch/safe-fetch';
import { MEDIA_PREFIX } from '../../platform/storage/signed-address';
import type { Storage } from '../../platform/storage/storage';

const MAX_BYTES = 20_000_000;
const TIMEOUT_MS = 15_000;

/**
 * Reads the picture an order starts from: one of our own by its storage key, any other through the guarded fetch.
 * @throws AppError naming `image_url` when there is nothing to read.
 */
export async function readReference(
  imageUrl: string,
  deps: { storage: Storage; publicOrigin: string },
): Promise<Uint8Array> {
  const url = new URL(imageUrl, deps.publicOrigin);
  try {
    if (url.origin === deps.publicOrigin && url.pathname.startsWith(MEDIA_PREFIX)) {
      const key = deps.storage.keyOf(url.pathname + url.search);
      if (!key) throw new Error('The address has lapsed');
      return await deps.storage.read(key);
    }
    return (await safeFetch(url.href, { maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS })).bytes;
  } catch (error) {
    throw new AppError('invalid_input', 'The image address could not be read.', { field: 'image_url', cause: error });
  }
}
