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
 * SSRF guard, literal addresses: decides whether an address may be called, and through which agent. Names are checked
 * when they are resolved; a literal IP is never resolved, so it is checked here, after `URL` has normalised spellings
 * such as `0x7f000001` and `127.1`.
 * @throws SafeFetchError `not_allowed`
 */
export function toDestination(address: string, allowOrigins: readonly string[], base?: URL): Destination {
  const url = parse(address, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new SafeFetchError('not_allowed', `scheme ${url.protocol}`);
  }
  if (url.username !== '' || url.password !== '') throw new SafeFetchError('not_allowed', 'credentials in the address');
  if (allowOrigins.includes(url.origin)) return { url, dispatcher: trustedAgent };

  const host = url.hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
  // RFC 6761: no resolver is needed to know where these lead.
  if (/(?:^|\.)localhost$/.test(host)) throw new SafeFetchError('not_allowed', `name ${host}`);
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new SafeFetchError('not_allowed', `address ${host}`);
  return { url, dispatcher: guardedAgent };
}
