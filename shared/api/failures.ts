import type { Call } from '../contracts/call';
import type { AppEvents } from '../contracts/events';
import { ApiError } from './api-error';
import { emit } from './bus';
import { resolveMessage } from './message';
import { reportError } from './report';

const EVENT_BY_STATUS: Record<number, keyof AppEvents & `${string}Error`> = {
  401: 'authError',
  403: 'forbiddenError',
  404: 'notFoundError',
  500: 'serverError',
};

const string = (value: unknown) => (typeof value === 'string' ? value : undefined);
const number = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined);

/** Builds the ApiError of a failed answer, emits the event for its status, and reports it from 500 on. */
export function answerFailure(call: Call, response: Response, body: unknown): ApiError {
  const { status } = response;
  const answer = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const error = new ApiError(call.id, resolveMessage({ body, failure: call.failure }), {
    status,
    code: string(answer.error),
    field: string(answer.field),
    requestId: string(answer.requestId) ?? response.headers.get('x-request-id') ?? undefined,
    runId: string(answer.runId),
    retryAfterSeconds: number(answer.retryAfterSeconds) ?? retryAfter(response),
  });
  const event = EVENT_BY_STATUS[status];
  if (event) emit(event, { callId: call.id, status, message: error.message });
  if (status >= 500)
    reportError(error, { action: call.id, status, ...(error.requestId && { requestId: error.requestId }) });
  return error;
}

function retryAfter(response: Response): number | undefined {
  const header = response.headers.get('retry-after');
  return header === null ? undefined : number(Number(header));
}

let silent = false;

/** Records that the server answered; emits `networkRestored` when earlier calls got no answer. */
export function noteAnswer(): void {
  if (!silent) return;
  silent = false;
  emit('networkRestored', null);
}

/** Builds the ApiError of a call that got no answer, and emits `networkError`. */
export function networkFailure(call: Call, cause: unknown): ApiError {
  silent = true;
  const error = new ApiError(call.id, resolveMessage({ exception: cause, failure: call.failure }), { cause });
  emit('networkError', { callId: call.id, status: undefined, message: error.message });
  return error;
}
