import { isIP } from 'node:net';
import type { Dispatcher } from 'undici';
import { guardedAgent, trustedAgent } from './guarded-agent';
import { isPublicAddress } from './public-address';
import { SafeFetchError } from './safe-fetch-error';

export interface Destination {
  readonly url: URL;
  readonly dispatcher: Dispatcher;
}

const parse = (address: string, base: URL | undefined): URL => {
  try {
    return new URL(address, base);
  } catch {
    throw new SafeFetchError('not_allowed', `not an address: ${address}`);
  }
};

/**
 * Decides whether an address may be called, and through which agent. Names are checked when they are resolved; a
 * literal IP never is, so it is checked here, after `URL` has brought its odd spellings (`0x7f000001`, `127.1`) to one.
 * @throws SafeFetchError `not_allowed`
 */
export function toDestination(address: string, allowOrigins: readonly string[], base?: URL): Destination {
  const url = parse(address, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new SafeFetchError('not_allowed', `scheme ${url.protocol}`);
  }
  if (url.username !== '' || url.password !== '') throw new SafeFetchError('not_allowed', 'credentials in the address');
  if (allowOrigins.includes(url.origin)) return { url, dispatcher: trustedAgent };

  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new SafeFetchError('not_allowed', `address ${host}`);
  return { url, dispatcher: guardedAgent };
}
