import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { Agent } from 'undici';
import { isPublicAddress } from './public-address';
import { SafeFetchError } from './safe-fetch-error';

/**
 * SSRF guard against DNS rebinding: resolves a name only when all its addresses are public. The connection uses these
 * very addresses, so a later different answer has no effect.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '');
    const [first] = addresses;
    const inner = addresses.find(({ address }) => !isPublicAddress(address));
    if (inner !== undefined || first === undefined) {
      return callback(new SafeFetchError('not_allowed', `${hostname} is ${inner?.address ?? 'no address'}`), '');
    }
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};

/**
 * Checks a name before anything is called by it. A name that cannot be resolved now passes: whoever calls it resolves it
 * again.
 * @throws SafeFetchError `not_allowed` where one of its addresses is not public
 */
export async function assertPublicName(hostname: string): Promise<void> {
  await new Promise<void>((resolve, reject) =>
    publicLookup(hostname, { all: true }, (error) => (error instanceof SafeFetchError ? reject(error) : resolve())),
  );
}

const CONNECT_TIMEOUT_MS = 5000;

/** Connects to public addresses only. */
export const guardedAgent = new Agent({ connect: { lookup: publicLookup, timeout: CONNECT_TIMEOUT_MS } });

/** For origins named in the configuration only: may reach private addresses. */
export const trustedAgent = new Agent({ connect: { timeout: CONNECT_TIMEOUT_MS } });
