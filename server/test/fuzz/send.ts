import type { Caller } from './callers';
import type { Answer } from './judge';
import type { Operation } from './operations';
import { addressOf, type Drawn, fillIn } from './requests';

/** Time limit of an answer, in milliseconds. */
const ANSWER_MS = 20_000;
/** How long an event stream is read, in milliseconds: some never end. */
const STREAM_MS = 150;

/** Sends a request as a caller. @throws Error when nothing comes back */
export async function send(caller: Caller, operation: Operation, drawn: Drawn): Promise<Answer> {
  const { body, ...where } = fillIn(drawn, caller.places);
  const abort = new AbortController();
  const limit = setTimeout(() => abort.abort(), ANSWER_MS);
  try {
    const response = await caller.client().fetch(addressOf(operation, { ...where, body }), {
      method: operation.method,
      headers: { prefer: 'respond-async', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: abort.signal,
    });
    const type = response.headers.get('content-type') ?? '';
    const read = type.startsWith('text/event-stream') ? await readFirst(response) : await response.text();
    return { status: response.status, type, body: read, text: `${[...response.headers].join('\n')}\n${read}` };
  } finally {
    clearTimeout(limit);
  }
}

/** The beginning of an event stream. */
async function readFirst(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  const limit = setTimeout(() => void reader?.cancel(), STREAM_MS);
  for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read())
    text += decoder.decode(chunk.value, { stream: true });
  clearTimeout(limit);
  return text;
}
