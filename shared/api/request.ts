import type { Call, CallAccepted, CallInput, CallOutput } from '../contracts/call';
import { addressOf, type Parts } from './address';
import { answerFailure, noteAnswer, silenceFailure } from './failures';
import { renewSession } from './renewal';

export interface RequestOptions {
  /** Ends the call: it rejects with the signal's reason, and nothing is announced (OPEN-047). */
  signal?: AbortSignal | undefined;
  /** Makes a repeated call happen once; a UUID, which becomes the run's id. */
  idempotencyKey?: string | undefined;
  /** Milliseconds, when the call's own limit does not fit. */
  timeoutMs?: number | undefined;
}

type Early<C extends Call> =
  | { accepted: CallAccepted<C>; finished?: undefined }
  | { accepted?: undefined; finished: CallOutput<C> };

/**
 * Makes a call and answers its body.
 * @throws ApiError for a failure of any kind, also an answer that says `success: false`;
 *   the signal's reason when the caller ended it; Error while the API's address is not configured.
 */
export async function request<C extends Call>(
  call: C,
  input: CallInput<C>,
  options: RequestOptions = {},
): Promise<CallOutput<C>> {
  const { body } = await send(call, input as Parts, options);
  return body as CallOutput<C>;
}

/**
 * Makes a call that may go on working after its answer: `accepted` when it does (status 202), else `finished`.
 * @throws as {@link request}.
 */
export async function requestAsync<C extends Call>(
  call: C,
  input: CallInput<C>,
  options: RequestOptions = {},
): Promise<Early<C>> {
  const { status, body } = await send(call, input as Parts, options, { prefer: 'respond-async' });
  return status === 202 ? { accepted: body as CallAccepted<C> } : { finished: body as CallOutput<C> };
}

/** A call refused because the session is over is made once more when there is one again. */
async function send(call: Call, parts: Parts, options: RequestOptions, extra: Record<string, string> = {}) {
  let answer = await exchange(call, parts, options, extra);
  if (answer.response.status === 401 && call.auth !== 'public' && (await renewSession(call.id))) {
    options.signal?.throwIfAborted();
    answer = await exchange(call, parts, options, extra);
  }
  const { response, text } = answer;
  const body = parse(text);
  const refused = !response.ok || (text !== '' && body === undefined) || saysFailure(body);
  if (refused) throw answerFailure(call, response, body);
  return { status: response.status, body };
}

async function exchange(call: Call, parts: Parts, options: RequestOptions, extra: Record<string, string>) {
  const { signal, idempotencyKey, timeoutMs = call.timeoutMs } = options;
  const address = addressOf(call, parts);
  const limit = AbortSignal.timeout(timeoutMs);
  const init: RequestInit = {
    method: call.method,
    credentials: call.credentials ? 'include' : 'omit',
    headers: {
      accept: 'application/json',
      ...(parts.body !== undefined && { 'content-type': 'application/json' }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      ...extra,
    },
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
    ...(parts.body !== undefined && { body: JSON.stringify(parts.body) }),
  };
  const answer = await fetchText(address, init).catch((cause) => {
    if (signal?.aborted) throw signal.reason;
    throw silenceFailure(call, limit.aborted ? new Error('The server did not answer in time.') : cause);
  });
  noteAnswer();
  return answer;
}

async function fetchText(address: string, init: RequestInit) {
  const response = await fetch(address, init);
  return { response, text: await response.text() };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const saysFailure = (body: unknown) =>
  typeof body === 'object' && body !== null && (body as { success?: unknown }).success === false;
