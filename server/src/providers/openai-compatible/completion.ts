import { StringDecoder } from 'node:string_decoder';
import { ProviderError } from '@flint/engines/spec/provider-error';
import type { ChatUsage } from '@flint/shared/contracts/chat';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { Agent, type Dispatcher } from 'undici';
import { callAddress, type Endpoint, headersOf, silenceOf } from './endpoint';
import { BROKEN_OFF, ENDLESS, faultOfAnswer, faultOfSilence, STALLED, UNREADABLE } from './fault';

/** Bytes an answer may have. */
const MAX_BYTES = 16 * 2 ** 20;
const DONE = '[DONE]';
/** Our own: the global dispatcher may be that of Node's built-in fetch, whose handlers have another shape. */
const AGENT = new Agent();

/** How an answer ended. */
export interface Completion {
  /** The endpoint's own word for why; null where it gave none. */
  readonly reason: string | null;
  /** Null where the endpoint does not count. */
  readonly usage: ChatUsage | null;
}

/**
 * Has an endpoint write an answer, and tells its text as it arrives, without a stream or a turn of the event loop between
 * the bytes and `tell`: what stands between them is paid by every token of every answer.
 * @throws ProviderError; the signal's reason when it fired; what `tell` threw
 */
export async function streamCompletion(
  endpoint: Endpoint,
  body: object,
  signal: AbortSignal,
  tell: (text: string) => void,
): Promise<Completion> {
  signal.throwIfAborted();
  const silenceMs = silenceOf(endpoint);
  const reader = createReader(tell);
  const { origin, pathname, search } = new URL(callAddress(endpoint, '/chat/completions'));
  let end: (error: unknown) => void = () => {};
  const silence = setTimeout(() => {
    const message = reader.begun ? { message: STALLED } : {};
    end(new ProviderError('timeout', { ...message, diagnostic: `silent for ${silenceMs} ms` }));
  }, silenceMs);
  const onAbort = () => end(signal.reason);
  signal.addEventListener('abort', onAbort);
  try {
    return await new Promise((resolve, reject) => {
      let refusal: { readonly status: number; text: string } | undefined;
      let request: Dispatcher.DispatchController | undefined;
      let over = false;
      end = (error) => {
        over = true;
        reject(error);
        request?.abort(ENDED);
      };
      const dispatched = {
        ...{ origin, path: pathname + search, method: 'POST' as const },
        headers: { ...headersOf(endpoint), 'content-type': 'application/json', accept: 'text/event-stream' },
        body: JSON.stringify({ ...body, stream: true, stream_options: { include_usage: true } }),
        // Ours is the one clock.
        ...{ headersTimeout: 0, bodyTimeout: 0 },
      };
      AGENT.dispatch(dispatched, {
        onRequestStart(controller) {
          request = controller;
          if (over) controller.abort(ENDED);
        },
        onResponseStart(_controller, status) {
          silence.refresh();
          if (status < 200 || status > 299) refusal = { status, text: '' };
        },
        onResponseData(_controller, bytes) {
          silence.refresh();
          if (refusal) {
            refusal.text += bytes.toString('latin1');
            if (refusal.text.length >= REFUSAL_MAX) end(faultOf(refusal));
            return;
          }
          try {
            if (!reader.feed(bytes)) return;
            resolve(reader.completion());
            // Nothing comes after it that is for us.
            end(ENDED);
          } catch (error) {
            end(error);
          }
        },
        onResponseEnd() {
          try {
            if (refusal) throw faultOf(refusal);
            resolve(reader.completion());
          } catch (error) {
            reject(error);
          }
        },
        onResponseError: (_controller, error) => reject(refusal ? faultOf(refusal) : error),
      });
    });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof Told) throw error.cause;
    throw faultOfSilence(error, { begun: reader.begun, isOrder: true });
  } finally {
    clearTimeout(silence);
    signal.removeEventListener('abort', onAbort);
  }
}

/** What is read of a refusal: enough for any message, little of somebody's error page. */
const REFUSAL_MAX = 64 * 2 ** 10;
const ENDED = new Error('The answer is not read further');

const faultOf = ({ status, text }: { status: number; text: string }) =>
  faultOfAnswer(status, Buffer.from(text, 'latin1').toString('utf8'));

/** What a listener threw, apart from what the answer failed with. */
class Told extends Error {
  constructor(cause: unknown) {
    super('The listener threw', { cause });
  }
}

/** Reads the bytes of an answer as they come. */
interface AnswerReader {
  /** Whether any have come. */
  readonly begun: boolean;
  /** @returns whether the answer has ended @throws ProviderError, Told */
  feed(bytes: Buffer): boolean;
  /** How it ended. @throws ProviderError when it did not */
  completion(): Completion;
}

function createReader(tell: (text: string) => void): AnswerReader {
  const decoder = new StringDecoder('utf8');
  let read = 0;
  let reason: string | null = null;
  let usage: ChatUsage | null = null;
  let done = false;
  const parser = createParser({
    onEvent({ data }: EventSourceMessage) {
      if (done) return;
      done = data === DONE;
      if (done) return;
      const chunk = readChunk(data);
      reason = chunk.reason ?? reason;
      usage = chunk.usage ?? usage;
      if (chunk.text === '') return;
      try {
        tell(chunk.text);
      } catch (error) {
        throw new Told(error);
      }
    },
  });
  return {
    get begun() {
      return read > 0;
    },
    feed(bytes) {
      read += bytes.length;
      if (read > MAX_BYTES)
        throw new ProviderError('failed', { message: ENDLESS, diagnostic: `over ${MAX_BYTES} bytes` });
      parser.feed(decoder.write(bytes));
      return done;
    },
    completion() {
      if (done || reason !== null) return { reason, usage };
      throw new ProviderError('failed', { message: BROKEN_OFF, diagnostic: 'no end' });
    },
  };
}

interface Chunk {
  readonly text: string;
  readonly reason: string | null;
  readonly usage: ChatUsage | null;
}

interface Written {
  readonly error?: unknown;
  readonly choices?: readonly { delta?: { content?: unknown } | null; finish_reason?: unknown }[] | null;
  readonly usage?: { readonly prompt_tokens?: unknown; readonly completion_tokens?: unknown } | null;
}

/** One event of an answer. @throws ProviderError when it tells of a fault, or is nothing that can be read */
function readChunk(data: string): Chunk {
  let written: Written | null;
  try {
    written = JSON.parse(data) as Written | null;
  } catch (cause) {
    throw new ProviderError('failed', { message: UNREADABLE, diagnostic: `${String(cause)}: ${data.slice(0, 200)}` });
  }
  if (typeof written !== 'object' || written === null)
    throw new ProviderError('failed', { message: UNREADABLE, diagnostic: data.slice(0, 200) });
  if (written.error) throw new ProviderError('failed', { diagnostic: JSON.stringify(written.error).slice(0, 500) });
  const choice = written.choices?.[0];
  const content = choice?.delta?.content;
  const reason = choice?.finish_reason;
  return {
    text: typeof content === 'string' ? content : '',
    reason: typeof reason === 'string' && reason !== '' ? reason : null,
    usage: usageOf(written.usage),
  };
}

function usageOf(usage: Written['usage']): ChatUsage | null {
  const { prompt_tokens: read, completion_tokens: wrote } = usage ?? {};
  return typeof read === 'number' && typeof wrote === 'number' ? { promptTokens: read, completionTokens: wrote } : null;
}
