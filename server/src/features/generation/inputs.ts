import { safeFetch } from '../../platform/safe-fetch/safe-fetch';
import { MEDIA_PREFIX } from '../../platform/storage/signed-address';
import type { Storage } from '../../platform/storage/storage';

const MAX_BYTES = 20_000_000;
const TIMEOUT_MS = 15_000;

/** Path and query of an address of our own media, relative or absolute; undefined for any other address. */
export function ownMediaPath(address: string, publicOrigin: string): string | undefined {
  const url = new URL(address, publicOrigin);
  const own = url.origin === publicOrigin && url.pathname.startsWith(MEDIA_PREFIX);
  return own ? url.pathname + url.search : undefined;
}

/**
 * Reads the file behind a user's address: our own media by storage key, any other through the SSRF guard.
 * @throws Error when the signed address has expired; MissingObject; SafeFetchError
 */
export async function readInput(
  address: string,
  { storage, publicOrigin }: { storage: Storage; publicOrigin: string },
  { maxBytes = MAX_BYTES, signal }: { maxBytes?: number | undefined; signal?: AbortSignal | undefined } = {},
): Promise<Uint8Array> {
  const path = ownMediaPath(address, publicOrigin);
  if (path === undefined)
    return (await safeFetch(address, { maxBytes, timeoutMs: TIMEOUT_MS, ...(signal && { signal }) })).bytes;
  const key = storage.keyOf(path);
  if (!key) throw new Error('The address has lapsed');
  return storage.read(key);
}
