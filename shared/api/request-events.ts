import type { Call, CallInput } from '../contracts/call';
import type { Parts } from './address';
import { eventData } from './event-data';
import { exchange, parseBody, type RequestOptions } from './exchange';
import { answerFailure } from './failures';
import { StreamFailure } from './stream-failure';

/** End marker of OpenAI-compatible streams. */
const END = '[DONE]';

/**
 * Makes a call that answers server-sent events and yields each event's data until the stream ends or breaks: the caller
 * must detect an incomplete stream. Skips data that is not JSON.
 * @throws as `request`, before the first event; an answer without words of its own is named by its status, an empty one
 * "No response body". Later only the signal's reason
 */
export async function* requestEvents<C extends Call>(
  call: C,
  input: CallInput<C>,
  options: RequestOptions = {},
  extra: Record<string, string> = {},
): AsyncGenerator<unknown, void> {
  const asked = { accept: 'text/event-stream', ...extra };
  const { response, text } = await exchange(call, input as Parts, options, asked, async (answer) =>
    isStream(answer) ? '' : await answer.text(),
  );
  if (!response.ok) {
    const failure = `HTTP error! status: ${response.status}`;
    throw answerFailure({ ...call, failure }, response, parseBody(text));
  }
  if (!response.body || (!isStream(response) && text === '')) throw new StreamFailure(call.id, 'No response body');
  if (!isStream(response)) throw answerFailure(call, response, parseBody(text));
  try {
    for await (const data of eventData(response.body)) {
      if (data === END) return;
      const event = parseBody(data);
      if (event !== undefined) yield event;
    }
  } catch {
    options.signal?.throwIfAborted();
  }
}

const isStream = (response: Response) =>
  response.ok && (response.headers.get('content-type') ?? '').startsWith('text/event-stream');
