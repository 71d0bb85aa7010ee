import { request } from 'undici';
import { toDestination } from './destination';
import { SafeFetchError } from './safe-fetch-error';

interface SafePostOptions {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Time limit until the head of the answer, in ms. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
}

/**
 * SSRF guard for what is sent to an address that a user named: over HTTPS to the public internet alone. No redirect is
 * followed, and the answer's body is not read.
 * @returns the HTTP status
 * @throws SafeFetchError with a message for the user
 * @throws the signal's own reason when the caller aborted
 */
export async function safePost(address: string, { body, headers, ...options }: SafePostOptions): Promise<number> {
  const deadline = AbortSignal.timeout(options.timeoutMs);
  const signal = options.signal === undefined ? deadline : AbortSignal.any([options.signal, deadline]);
  try {
    const { url, dispatcher } = toDestination(address, []);
    if (url.protocol !== 'https:') throw new SafeFetchError('not_allowed', `scheme ${url.protocol}`);
    const response = await request(url, { method: 'POST', dispatcher, signal, body, headers: { ...headers } });
    response.body.on('error', () => undefined).destroy();
    return response.statusCode;
  } catch (error) {
    options.signal?.throwIfAborted();
    if (error instanceof SafeFetchError) throw error;
    const isNoName = (error as NodeJS.ErrnoException).code === 'ENOTFOUND';
    throw new SafeFetchError(deadline.aborted ? 'timeout' : isNoName ? 'not_found' : 'unreachable', String(error));
  }
}
