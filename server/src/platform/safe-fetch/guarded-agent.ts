import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { Agent } from 'undici';
import { isPublicAddress } from './public-address';
import { SafeFetchError } from './safe-fetch-error';

/**
 * Resolves a name only when every address it has is public. The connection uses these very addresses, so a name
 * that answers differently a moment later gains nothing.
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

const CONNECT_TIMEOUT_MS = 5000;

/** Connects to public addresses only. */
export const guardedAgent = new Agent({ connect: { lookup: publicLookup, timeout: CONNECT_TIMEOUT_MS } });

/** For origins the configuration names; nothing else may use it. */
export const trustedAgent = new Agent({ connect: { timeout: CONNECT_TIMEOUT_MS } });
