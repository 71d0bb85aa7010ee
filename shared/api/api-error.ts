import { isInsufficientCredits } from '../contracts/errors';

interface Details {
  /** HTTP status; undefined when no answer came. */
  readonly status?: number | undefined;
  readonly code?: string | undefined;
  /** The input field that the server refused. */
  readonly field?: string | undefined;
  readonly requestId?: string | undefined;
  readonly runId?: string | undefined;
  readonly retryAfterSeconds?: number | undefined;
  readonly cause?: unknown;
}

/** A failed call. `message` is fit to show to a user, `code` is for programs. */
export class ApiError extends Error implements Details {
  override name = 'ApiError';
  readonly callId: string;
  declare readonly status: Details['status'];
  declare readonly code: Details['code'];
  declare readonly field: Details['field'];
  declare readonly requestId: Details['requestId'];
  declare readonly runId: Details['runId'];
  declare readonly retryAfterSeconds: Details['retryAfterSeconds'];

  constructor(callId: string, message: string, details: Details = {}) {
    super(message);
    this.callId = callId;
    Object.assign(this, details);
  }

  /** Whether the call was refused because the balance is too low. */
  get insufficientCredits(): boolean {
    return this.status !== undefined && isInsufficientCredits(this.status, this.message);
  }
}
