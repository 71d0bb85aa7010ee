import { buffer } from 'node:stream/consumers';
import type { Bucket } from './bucket';
import { cdnAddress, publicCacheControl } from './public-objects';
import type { AddressSigner } from './signed-address';
import { signedAddresses } from './signed-addresses';
import type { Storage } from './storage';

/**
 * Storage in a bucket. Private objects are served by this server's signed addresses, which read from the bucket; public
 * ones at `cdnUrl` where it is set.
 */
export function createBucketStorage(bucket: Bucket, signer: AddressSigner, cdnUrl: string | undefined): Storage {
  const headersOf = (key: string, contentType: string) => ({ contentType, cacheControl: publicCacheControl(key) });
  return {
    keep: (key, bytes, contentType) => bucket.put(key, bytes, headersOf(key, contentType)),
    keepFile: (key, file, contentType) => bucket.putFile(key, file, headersOf(key, contentType)),
    read: async (key) => buffer(await bucket.get(key)),
    stat: (key) => bucket.head(key),
    open: (key, range) => bucket.get(key, range),
    remove: (key) => bucket.remove(key),
    publicAddress: (key) => cdnAddress(cdnUrl, key),
    ...signedAddresses(signer),
  };
}
