import type { Call } from '../contracts/call';
import { addressOf, type Parts } from './address';
import { noteAnswer, silenceFailure } from './failures';
import { renewSession } from './renewal';

export interface RequestOptions {
  /** Ends the call: it rejects with the signal's reason, and nothing is announced. */
  signal?: AbortSignal | undefined;
  /** Makes a repeated call happen once; a UUID, which becomes the run's id. */
  idempotencyKey?: string | undefined;
  /** Milliseconds, when the call's own limit does not fit. */
  timeoutMs?: number | undefined;
}

/**
 * Makes a call and reads its answer, good or bad. One refused because the session is over is made once more when
 * there is one again.
 * @param extra headers beside the call's own
 * @param read what of the answer is awaited within the call's time; its whole text, unless told otherwise
 * @throws ApiError when nothing answers in time; the signal's reason when the caller ended it;
 *   Error while the API's address is not configured
 */
export async function exchange(
  call: Call,
  parts: Parts,
  options: RequestOptions,
  extra: Record<string, string>,
  read = (response: Response) => response.text(),
) {
  const answer = await exchangeOnce(call, parts, options, extra, read);
  if (answer.response.status !== 401 || call.auth === 'public' || !(await renewSession(call.id))) return answer;
  options.signal?.throwIfAborted();
  return exchangeOnce(call, parts, options, extra, read);
}

/** An answer's text as JSON; undefined when it is none. */
export function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Characters of a body that a browser surely sends to its end: it promises 64 KiB for all that is on its way. */
const KEPT_ALIVE_MAX = 8_000;

async function exchangeOnce(
  call: Call,
  parts: Parts,
  options: RequestOptions,
  extra: Record<string, string>,
  read: (response: Response) => Promise<string>,
) {
  const { signal, idempotencyKey, timeoutMs = call.timeoutMs } = options;
  const address = addressOf(call, parts);
  const limit = AbortSignal.timeout(timeoutMs);
  const body = parts.body === undefined ? undefined : JSON.stringify(parts.body);
  const init: RequestInit = {
    method: call.method,
    credentials: call.credentials ? 'include' : 'omit',
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      ...extra,
    },
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
    ...(body !== undefined && { body }),
    // An order that was pressed arrives, though the page is left at once.
    keepalive: idempotencyKey !== undefined && (body?.length ?? 0) <= KEPT_ALIVE_MAX,
  };
  const answer = await fetchText(address, init, read).catch((cause) => {
    if (signal?.aborted) throw signal.reason;
    throw silenceFailure(call, limit.aborted ? new Error('The server did not answer in time.') : cause);
  });
  noteAnswer();
  return answer;
}

async function fetchText(address: string, init: RequestInit, read: (response: Response) => Promise<string>) {
  const response = await fetch(address, init);
  return { response, text: await read(response) };
}
