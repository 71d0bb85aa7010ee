import type { Call } from '../contracts/call';
import { addressOf, type Parts } from './address';
import { networkFailure, noteAnswer } from './failures';
import { noteCall } from './observe-calls';
import { renewSession } from './renewal';

export interface RequestOptions {
  /** Aborts the call: it rejects with the signal's reason, and no event is emitted. */
  signal?: AbortSignal | undefined;
  /** Idempotency key: a repeated call with the same key is executed once. A UUID, which becomes the run's id. */
  idempotencyKey?: string | undefined;
  /** Version that a change expects; another one is answered with 409. */
  ifMatch?: string | undefined;
  /** Timeout in milliseconds; the call's own by default. */
  timeoutMs?: number | undefined;
}

/**
 * Sends a call and reads its answer, success or failure. After a 401 it waits for session renewal and retries once,
 * with the same idempotency key.
 * @param extra headers beside the call's own
 * @param read reads the part of the body that the timeout covers; the whole text by default
 * @throws ApiError when no answer comes in time; the signal's reason when the caller aborted; Error while the API's
 *   address is not configured
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

/** Parses a body as JSON; undefined when it is not JSON. */
export function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Largest body sent with `keepalive`, in bytes: browsers allow 64 KiB for all keepalive requests in flight together. */
const KEPT_ALIVE_MAX = 8_000;
const bytesIn = (text: string) => new TextEncoder().encode(text).length;

async function exchangeOnce(
  call: Call,
  parts: Parts,
  options: RequestOptions,
  extra: Record<string, string>,
  read: (response: Response) => Promise<string>,
) {
  const { signal, idempotencyKey, ifMatch, timeoutMs = call.timeoutMs } = options;
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
      ...(ifMatch !== undefined && { 'if-match': `"${ifMatch}"` }),
      ...extra,
    },
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
    ...(body !== undefined && { body }),
    // What changes something outlives the page: an order, or an undo, still arrives when the user leaves at once.
    keepalive: call.idempotency !== 'safe' && bytesIn(body ?? '') <= KEPT_ALIVE_MAX,
  };
  const started = performance.now();
  const note = (status: number) => noteCall({ call: call.id, status, ms: performance.now() - started });
  const answer = await fetchText(address, init, read).catch((cause) => {
    if (signal?.aborted) throw signal.reason;
    note(0);
    throw networkFailure(call, limit.aborted ? new Error('The server did not answer in time.') : cause);
  });
  noteAnswer();
  note(answer.response.status);
  return answer;
}

async function fetchText(address: string, init: RequestInit, read: (response: Response) => Promise<string>) {
  const response = await fetch(address, init);
  return { response, text: await read(response) };
}
