import type { CallKind } from '../common/call-kind';
import { faultOfSilence } from '../common/silence-fault';
import { faultOfAnswer } from './fal-fault';
import { falAddress } from './fal-hosts';

interface FalFetchOptions {
  readonly baseUrl: string | undefined;
  /** Time limit of one call in milliseconds, including its whole response. */
  readonly timeoutMs: number;
  /** Receives the headers of every response, also of a refusal. */
  readonly hear?: ((headers: Headers) => void) | undefined;
}

const assertReadable = (response: Response, text: string): void => {
  if (response.headers.get('content-type')?.includes('application/json')) JSON.parse(text);
};

/** Uploads are free, so they may be retried like questions. */
const isUpload = (address: string) => new URL(address).host === 'rest.fal.ai';

/**
 * The `fetch` passed to the vendor's client. It makes every call single-shot: the client repeats a submit up to three
 * times after a 429, 502, 503, 504 or a broken connection, each of which may be a second paid order, and its own
 * `retry` setting does not reach submits (read in @fal-ai/client 1.10.1, src/queue.js and src/retry.js). It repeats
 * only faults it knows, so each fault is thrown as a `ProviderError`, and the response is read to its end here.
 *
 * @throws ProviderError on anything but a complete, successful response; the caller's abort reason when it aborted.
 */
export function createFalFetch({ baseUrl, timeoutMs, hear }: FalFetchOptions): typeof fetch {
  return async (input, init) => {
    const isOrder = init?.method === 'POST' && !isUpload(String(input));
    const call: CallKind = isOrder ? 'order' : 'question';
    const caller = init?.signal ?? undefined;
    const deadline = AbortSignal.timeout(timeoutMs);
    const signal = caller === undefined ? deadline : AbortSignal.any([caller, deadline]);

    let response: Response;
    let text: string;
    try {
      response = await fetch(falAddress(String(input), baseUrl), { ...init, signal });
      text = await response.text();
      if (response.ok) assertReadable(response, text);
    } catch (error) {
      caller?.throwIfAborted();
      throw faultOfSilence(error, call);
    }
    hear?.(response.headers);
    if (!response.ok) throw faultOfAnswer(response, text, call);
    return new Response(text, { status: response.status, headers: response.headers });
  };
}
