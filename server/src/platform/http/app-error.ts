import { ERROR_CODES, type ErrorCode } from '@flint/shared/contracts/errors';

interface Detail {
  readonly field?: string;
  readonly runId?: string;
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/** A failure the caller is told about: its code picks the status, its message is for people. */
export class AppError extends Error {
  override name = 'AppError';
  readonly status: number;
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly detail: Detail = {},
  ) {
    super(message, { cause: detail.cause });
    this.status = ERROR_CODES[code];
  }
}

/** The answer for an id that is unknown, malformed or another user's: all three look the same. */
export function notFound(what: string): AppError {
  return new AppError('not_found', `There is no such ${what}.`);
}

/** The key of a call that came before, with something else asked. */
export function keyReused(): AppError {
  return new AppError('idempotency_mismatch', 'This Idempotency-Key was used for another request.', {
    field: 'Idempotency-Key',
  });
}
