import { isInsufficientCredits } from '../contracts/errors';

interface Details {
  status?: number | undefined;
  code?: string | undefined;
  field?: string | undefined;
  requestId?: string | undefined;
  runId?: string | undefined;
  retryAfterSeconds?: number | undefined;
  cause?: unknown;
}

/** A failed call. `message` is fit to show to a user, `code` is for programs. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly callId: string;
  /** HTTP status; undefined when no answer came. */
  readonly status: number | undefined;
  readonly code: string | undefined;
  /** The input field that the server refused. */
  readonly field: string | undefined;
  readonly requestId: string | undefined;
  readonly runId: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(callId: string, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.callId = callId;
    this.status = details.status;
    this.code = details.code;
    this.field = details.field;
    this.requestId = details.requestId;
    this.runId = details.runId;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  /** Whether the call was refused because the balance is too low. */
  get insufficientCredits(): boolean {
    return this.status !== undefined && isInsufficientCredits(this.status, this.message);
  }
}
