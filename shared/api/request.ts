import type { Call, CallAccepted, CallInput, CallOutput } from '../contracts/call';
import type { Parts } from './address';
import { exchange, parseBody, type RequestOptions } from './exchange';
import { answerFailure } from './failures';

type Early<C extends Call> =
  | { accepted: CallAccepted<C>; finished?: undefined }
  | { accepted?: undefined; finished: CallOutput<C> };

/**
 * Makes a call and answers its body.
 * @throws ApiError for any failure, including an answer with `success: false`; the signal's reason when the caller
 *   aborted; Error while the API's address is not configured.
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
 * Makes a call that may continue in the background: `accepted` for status 202, `finished` otherwise.
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

async function send(call: Call, parts: Parts, options: RequestOptions, extra: Record<string, string> = {}) {
  const { response, text } = await exchange(call, parts, options, extra);
  const body = parseBody(text);
  const refused = !response.ok || (text !== '' && body === undefined) || saysFailure(body);
  if (refused) throw answerFailure(call, response, body);
  return { status: response.status, body };
}

const saysFailure = (body: unknown) =>
  typeof body === 'object' && body !== null && (body as { success?: unknown }).success === false;
