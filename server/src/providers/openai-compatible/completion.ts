import { StringDecoder } from 'node:string_decoder';
import type { ChatUsage } from '@flint/shared/contracts/chat';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { request } from 'undici';
import { ProviderError } from '../spec/provider-error';
import { beginning } from './beginning';
import { callAddress, type Endpoint, headersOf, silenceOf } from './endpoint';
import { BROKEN_OFF, ENDLESS, faultOfAnswer, faultOfSilence, STALLED, UNREADABLE } from './fault';

/** Bytes an answer may have. */
const MAX_BYTES = 16 * 2 ** 20;
const DONE = '[DONE]';

/** How an answer ended. */
export interface Completion {
  /** The endpoint's own word for why; null where it gave none. */
  readonly reason: string | null;
  /** Null where the endpoint does not count. */
  readonly usage: ChatUsage | null;
}

/**
 * Has an endpoint write an answer, and tells its text as it arrives, without a turn of the event loop between the bytes
 * and `tell`: what stands between them is paid by every token of every answer.
 * @throws ProviderError; the signal's reason when it fired; what `tell` threw
 */
export async function streamCompletion(
  endpoint: Endpoint,
  body: object,
  signal: AbortSignal,
  tell: (text: string) => void,
): Promise<Completion> {
  const silenceMs = silenceOf(endpoint);
  const watch = new AbortController();
  const progress = { begun: false };
  const silence = setTimeout(() => {
    const message = progress.begun ? { message: STALLED } : {};
    watch.abort(new ProviderError('timeout', { ...message, diagnostic: `silent for ${silenceMs} ms` }));
  }, silenceMs);
  try {
    const response = await request(callAddress(endpoint, '/chat/completions'), {
      method: 'POST',
      headers: { ...headersOf(endpoint), 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ ...body, stream: true, stream_options: { include_usage: true } }),
      signal: AbortSignal.any([signal, watch.signal]),
      // Ours is the one clock.
      ...{ headersTimeout: 0, bodyTimeout: 0 },
    });
    silence.refresh();
    const { statusCode, body: answer } = response;
    if (statusCode < 200 || statusCode > 299) throw faultOfAnswer(statusCode, await beginning(answer));
    return await readAnswer(answer, tell, () => {
      progress.begun = true;
      silence.refresh();
    });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof Told) throw error.cause;
    throw faultOfSilence(watch.signal.aborted ? watch.signal.reason : error, { ...progress, isOrder: true });
  } finally {
    clearTimeout(silence);
  }
}

/** What a listener threw, apart from what the answer failed with. */
class Told extends Error {
  constructor(cause: unknown) {
    super('The listener threw', { cause });
  }
}

type Answer = Awaited<ReturnType<typeof request>>['body'];

function readAnswer(answer: Answer, tell: (text: string) => void, onBytes: () => void): Promise<Completion> {
  return new Promise((resolve, reject) => {
    let left = MAX_BYTES;
    let reason: string | null = null;
    let usage: ChatUsage | null = null;
    let done = false;
    const finish = () => {
      if (done || reason !== null) resolve({ reason, usage });
      else reject(new ProviderError('failed', { message: BROKEN_OFF, diagnostic: 'no end' }));
    };
    const fail = (error: unknown) => {
      reject(error);
      answer.destroy();
    };
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
    const decoder = new StringDecoder('utf8');
    answer.on('data', (bytes: Buffer) => {
      onBytes();
      left -= bytes.length;
      try {
        if (left < 0) throw new ProviderError('failed', { message: ENDLESS, diagnostic: `over ${MAX_BYTES} bytes` });
        parser.feed(decoder.write(bytes));
        if (!done) return;
        finish();
        // Nothing comes after it that is for us.
        answer.destroy();
      } catch (error) {
        fail(error);
      }
    });
    answer.on('end', finish);
    answer.on('error', reject);
  });
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
