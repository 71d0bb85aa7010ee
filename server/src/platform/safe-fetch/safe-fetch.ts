import { type Dispatcher, request } from 'undici';
import { type Destination, toDestination } from './destination';
import { SafeFetchError } from './safe-fetch-error';

const REDIRECTS_MAX = 3;

export interface SafeFetchOptions {
  /** Exact origins (`http://127.0.0.1:4010`) that may be called although their address is not public. */
  readonly allowOrigins?: readonly string[];
  /** Restricts the addresses that may be called, redirects included; any public one if absent. */
  readonly allows?: (address: string) => boolean;
  /** Maximum size of the body, in bytes. */
  readonly maxBytes: number;
  /** Time limit for DNS, redirects and the whole body together, in ms. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
}

export interface Fetched {
  readonly bytes: Buffer;
  /** The server's `content-type`, lower case, without parameters. Untrusted: sniff the bytes. */
  readonly contentType: string;
  /** The encoding that the server names, as it writes it. */
  readonly charset: string | undefined;
  readonly finalUrl: string;
}

const header = (response: Dispatcher.ResponseData, name: string): string | undefined => {
  const value = response.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);

const readBody = async (response: Dispatcher.ResponseData, maxBytes: number): Promise<Buffer> => {
  if (Number(header(response, 'content-length') ?? 0) > maxBytes) {
    throw new SafeFetchError('too_large', `announced ${header(response, 'content-length')} bytes`);
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.length;
    if (size > maxBytes) throw new SafeFetchError('too_large', `more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const readFile = async (response: Dispatcher.ResponseData, { url }: Destination, maxBytes: number) => {
  if (response.statusCode !== 200) throw new SafeFetchError('bad_answer', `HTTP ${response.statusCode}`);
  const encoding = header(response, 'content-encoding') ?? 'identity';
  // Decompression bomb: compressed bodies are refused, since a small one may expand to any size.
  if (encoding !== 'identity') throw new SafeFetchError('bad_answer', `content-encoding ${encoding}`);
  const bytes = await readBody(response, maxBytes);
  const type = header(response, 'content-type') ?? '';
  const [contentType = ''] = type.split(';');
  const [, charset] = /;\s*charset="?([\w-]{1,40})/i.exec(type) ?? [];
  return { bytes, contentType: contentType.trim().toLowerCase(), charset, finalUrl: url.href };
};

const follow = async (
  destination: Destination,
  options: SafeFetchOptions,
  signal: AbortSignal,
  redirectsLeft: number,
): Promise<Fetched> => {
  const { url, dispatcher } = destination;
  if (options.allows?.(url.href) === false)
    throw new SafeFetchError('not_allowed', `not an allowed origin: ${url.origin}`);
  const response = await request(url, { dispatcher, signal, headers: { 'accept-encoding': 'identity' } });
  try {
    const location = header(response, 'location');
    if (!isRedirect(response.statusCode) || location === undefined) {
      return await readFile(response, destination, options.maxBytes);
    }
    if (redirectsLeft === 0) throw new SafeFetchError('bad_answer', 'too many redirects');
    const next = toDestination(location, options.allowOrigins ?? [], url);
    return await follow(next, options, signal, redirectsLeft - 1);
  } finally {
    response.body.on('error', () => undefined).destroy();
  }
};

/**
 * SSRF guard: the only way the server fetches an address that a user named. Reaches the public internet alone, checked
 * again at every redirect and when connecting; size and time are limited.
 * @throws SafeFetchError with a message for the user
 * @throws the signal's own reason when the caller aborted
 */
export async function safeFetch(address: string, options: SafeFetchOptions): Promise<Fetched> {
  const deadline = AbortSignal.timeout(options.timeoutMs);
  const signal = options.signal === undefined ? deadline : AbortSignal.any([options.signal, deadline]);
  try {
    return await follow(toDestination(address, options.allowOrigins ?? []), options, signal, REDIRECTS_MAX);
  } catch (error) {
    options.signal?.throwIfAborted();
    if (error instanceof SafeFetchError) throw error;
    throw new SafeFetchError(deadline.aborted ? 'timeout' : 'unreachable', String(error));
  }
}
