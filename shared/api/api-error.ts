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

/** A call that failed. Its message is fit for a user, its code for a program. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly callId: string;
  /** Undefined when no answer came. */
  readonly status: number | undefined;
  readonly code: string | undefined;
  /** The input that was refused. */
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

  /** Whether the balance was too low for it. */
  get insufficientCredits(): boolean {
    return this.status !== undefined && isInsufficientCredits(this.status, this.message);
  }
}
