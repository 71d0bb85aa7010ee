import { Readable } from 'node:stream';
import { ProviderError } from '@flint/engines/spec/provider-error';
import { beginning } from './beginning';
import { ENDLESS, faultOfAnswer, faultOfSilence, STALLED } from './fault';
import type { Work } from './refusal-words';

export interface WatchedFetchOptions {
  /** Milliseconds without a byte after which a response counts as stalled. */
  readonly silenceMs: number;
  /** Most bytes of a response; the default is 16 MiB. */
  readonly maxBytes?: number;
  /** For the words of a refusal; the default is chat. */
  readonly work?: Work;
}

const MAX_BYTES = 16 * 2 ** 20;

/**
 * A `fetch` that sends one request, and fails for a response that stalls, is truncated or does not end.
 *
 * @throws ProviderError for anything but a successful response, also from its body; the caller's abort reason
 */
export function createWatchedFetch({ silenceMs, maxBytes = MAX_BYTES, work }: WatchedFetchOptions): typeof fetch {
  return async (input, init) => {
    const caller = init?.signal ?? undefined;
    const watch = new AbortController();
    const isOrder = init?.method === 'POST';
    let begun = false;
    const timer = setTimeout(() => {
      const message = begun ? { message: STALLED } : {};
      watch.abort(new ProviderError('timeout', { ...message, diagnostic: `silent for ${silenceMs} ms` }));
    }, silenceMs);
    // An aborted reader reads no further, and would leave the timer running.
    caller?.addEventListener('abort', () => clearTimeout(timer), { once: true });
    const signal = caller ? AbortSignal.any([caller, watch.signal]) : watch.signal;
    const fail = (error: unknown): never => {
      clearTimeout(timer);
      caller?.throwIfAborted();
      throw faultOfSilence(watch.signal.aborted ? watch.signal.reason : error, { begun, isOrder });
    };

    async function* watched(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
      let left = maxBytes;
      try {
        for await (const chunk of body) {
          begun = true;
          left -= chunk.byteLength;
          if (left < 0) throw new ProviderError('failed', { message: ENDLESS, diagnostic: `over ${maxBytes} bytes` });
          timer.refresh();
          yield chunk;
        }
      } catch (error) {
        fail(error);
      } finally {
        clearTimeout(timer);
      }
    }

    const response = await fetch(input, { ...init, signal }).catch(fail);
    if (!response.body) clearTimeout(timer);
    const body = response.body && asWeb(watched(response.body));
    if (response.ok) return new Response(body, { status: response.status, headers: response.headers });
    throw faultOfAnswer(response.status, await beginning(body), work);
  };
}

const asWeb = (chunks: AsyncIterable<Uint8Array>) =>
  Readable.toWeb(Readable.from(chunks, { objectMode: false })) as ReadableStream<Uint8Array<ArrayBuffer>>;
