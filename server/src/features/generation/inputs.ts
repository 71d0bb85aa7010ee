import { fileTypeFromBuffer } from 'file-type/core';
import { safeFetch } from '../../platform/safe-fetch/safe-fetch';
import { MEDIA_PREFIX } from '../../platform/storage/signed-address';
import type { Storage } from '../../platform/storage/storage';

const MAX_BYTES = 20_000_000;
/** For DNS, redirects and the whole file together: a server that sends a byte at a time is left all the same. */
const TIMEOUT_MS = 10_000;
const PICTURES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif']);

interface InputDeps {
  readonly storage: Storage;
  readonly publicOrigin: string;
}

interface InputOptions {
  readonly maxBytes?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

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
  { storage, publicOrigin }: InputDeps,
  { maxBytes = MAX_BYTES, signal }: InputOptions = {},
): Promise<Uint8Array> {
  const path = ownMediaPath(address, publicOrigin);
  if (path === undefined)
    return (await safeFetch(address, { maxBytes, timeoutMs: TIMEOUT_MS, ...(signal && { signal }) })).bytes;
  const key = storage.keyOf(path);
  if (!key) throw new Error('The address has lapsed');
  return storage.read(key);
}

/**
 * As {@link readInput}, for a picture: what its first bytes say decides, not its name or its server.
 * @throws Error when it is none
 */
export async function readInputPicture(address: string, deps: InputDeps, options?: InputOptions): Promise<Uint8Array> {
  const bytes = await readInput(address, deps, options);
  const found = await fileTypeFromBuffer(bytes);
  if (!PICTURES.has(found?.mime ?? '')) throw new Error(`The address answers ${found?.mime ?? 'no known type'}`);
  return bytes;
}
