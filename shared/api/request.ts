import type { Call, CallAccepted, CallInput, CallOutput } from '../contracts/call';
import { addressOf, type Parts } from './address';
import { eventData } from './event-data';
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

/**
 * Makes a call that answers server-sent events, and tells each event's data as it arrives, until the stream ends,
 * well or badly: whether all was told is for the caller to know.
 * @throws as {@link request}, before the first event; later the signal's reason
 */
export async function* requestEvents<C extends Call>(
  call: C,
  input: CallInput<C>,
  options: RequestOptions = {},
  extra: Record<string, string> = {},
): AsyncGenerator<unknown, void> {
  const asked = { accept: 'text/event-stream', ...extra };
  const { response, text } = await exchangeAgain(call, input as Parts, options, asked, async (answer) =>
    isStream(answer) ? '' : await answer.text(),
  );
  if (!isStream(response) || !response.body) throw answerFailure(call, response, parse(text));
  try {
    for await (const data of eventData(response.body)) yield JSON.parse(data);
  } catch {
    options.signal?.throwIfAborted();
  }
}

const isStream = (response: Response) =>
  response.ok && (response.headers.get('content-type') ?? '').startsWith('text/event-stream');

/** A call refused because the session is over is made once more when there is one again. */
async function exchangeAgain(
  call: Call,
  parts: Parts,
  options: RequestOptions,
  extra: Record<string, string>,
  read = (response: Response) => response.text(),
) {
  const answer = await exchange(call, parts, options, extra, read);
  if (answer.response.status !== 401 || call.auth === 'public' || !(await renewSession(call.id))) return answer;
  options.signal?.throwIfAborted();
  return exchange(call, parts, options, extra, read);
}

async function send(call: Call, parts: Parts, options: RequestOptions, extra: Record<string, string> = {}) {
  const { response, text } = await exchangeAgain(call, parts, options, extra);
  const body = parse(text);
  const refused = !response.ok || (text !== '' && body === undefined) || saysFailure(body);
  if (refused) throw answerFailure(call, response, body);
  return { status: response.status, body };
}

async function exchange(
  call: Call,
  parts: Parts,
  options: RequestOptions,
  extra: Record<string, string>,
  read: (response: Response) => Promise<string>,
) {
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

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const saysFailure = (body: unknown) =>
  typeof body === 'object' && body !== null && (body as { success?: unknown }).success === false;
