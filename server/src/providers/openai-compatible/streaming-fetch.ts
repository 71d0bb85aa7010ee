import { AsyncLocalStorage } from 'node:async_hooks';
import { ProviderError } from '@flint/engines/spec/provider-error';
import { Agent, type Dispatcher } from 'undici';
import { ENDLESS, faultOfAnswer, faultOfSilence, STALLED } from './fault';
import type { TextLane } from './text-lane';

/** Most bytes of a response. */
const MAX_BYTES = 16 * 2 ** 20;
/** Most bytes of an error response that are read: enough for any message, little of an error page. */
const REFUSAL_MAX = 64 * 2 ** 10;
/** A dispatcher of our own: the global one may be that of Node's built-in fetch, whose handlers differ. */
const AGENT = new Agent();
/** Time limit for a server to close a finished response, in ms, so that its connection can be reused. */
const LINGER_MS = 1_000;
const ENDED = new Error('The answer is not read further');

/**
 * The lane of the current request. A context, because a model of the SDK is created only once: its schemas cost 2 ms.
 */
export const lanes = new AsyncLocalStorage<TextLane>();

/**
 * A `fetch` for streamed responses, on undici's dispatcher: bytes are passed to the lane as they arrive, without a
 * stream or a turn of the event loop in between, and the response's body contains only what the lane returns.
 *
 * @param silenceMs milliseconds without a byte after which a response counts as stalled
 * @throws ProviderError for anything but a successful response, also from the body; the caller's abort reason; the
 * lane's error
 */
export function createStreamingFetch({ silenceMs }: { readonly silenceMs: number }): typeof fetch {
  return (input, init) =>
    new Promise((resolve, reject) => {
      const lane = lanes.getStore();
      if (!lane) throw new Error('An answer is read by a lane.');
      const { signal } = init ?? {};
      signal?.throwIfAborted();
      const { origin, pathname, search } = new URL(String(input));
      let request: Dispatcher.DispatchController | undefined;
      let refusal: { readonly status: number; text: string } | undefined;
      let body: ReadableStreamDefaultController<Uint8Array> | undefined;
      let linger: NodeJS.Timeout | undefined;
      let read = 0;
      let over = false;

      /** Ends the response once, with or without an error. */
      const end = (error?: unknown) => {
        if (over) return;
        over = true;
        clearTimeout(silence);
        signal?.removeEventListener('abort', onAbort);
        reject(error);
        if (error === undefined) {
          body?.close();
          linger = setTimeout(() => request?.abort(ENDED), LINGER_MS).unref();
          return;
        }
        body?.error(error);
        request?.abort(ENDED);
      };
      const onAbort = () => end(signal?.reason);
      signal?.addEventListener('abort', onAbort);
      const silence = setTimeout(() => {
        const message = read > 0 ? { message: STALLED } : {};
        end(new ProviderError('timeout', { ...message, diagnostic: `silent for ${silenceMs} ms` }));
      }, silenceMs);

      const dispatched = {
        ...{ origin, path: pathname + search, method: 'POST' as const },
        headers: { ...Object.fromEntries(new Headers(init?.headers)), accept: 'text/event-stream' },
        body: String(init?.body),
        // Disabled: the timer above is the only timeout.
        ...{ headersTimeout: 0, bodyTimeout: 0 },
      };
      AGENT.dispatch(dispatched, {
        onRequestStart(controller) {
          request = controller;
          if (over) controller.abort(ENDED);
        },
        onResponseStart(_controller, status) {
          silence.refresh();
          if (status < 200 || status > 299) {
            refusal = { status, text: '' };
            return;
          }
          const start = (controller: typeof body) => {
            body = controller;
          };
          resolve(new Response(new ReadableStream<Uint8Array>({ start, cancel: () => end(ENDED) }), { status }));
        },
        onResponseData(_controller, bytes) {
          if (over) return;
          silence.refresh();
          if (refusal) {
            refusal.text += bytes.toString('latin1');
            if (refusal.text.length >= REFUSAL_MAX) end(faultOf(refusal));
            return;
          }
          read += bytes.length;
          if (read > MAX_BYTES) {
            end(new ProviderError('failed', { message: ENDLESS, diagnostic: `over ${MAX_BYTES} bytes` }));
            return;
          }
          try {
            const left = lane.feed(bytes);
            if (left !== '') body?.enqueue(Buffer.from(left));
            // Nothing of interest follows.
            if (lane.done) end();
          } catch (error) {
            end(error);
          }
        },
        onResponseEnd() {
          end(refusal && faultOf(refusal));
          clearTimeout(linger);
        },
        onResponseError(_controller, error) {
          end(refusal ? faultOf(refusal) : faultOfSilence(error, { begun: read > 0, isOrder: true }));
          clearTimeout(linger);
        },
      });
    });
}

const faultOf = ({ status, text }: { status: number; text: string }) =>
  faultOfAnswer(status, Buffer.from(text, 'latin1').toString('utf8'));
