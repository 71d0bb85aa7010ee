import { ERROR_CODES, type ErrorCode } from '@flint/shared/contracts/errors';

interface Detail {
  readonly field?: string;
  readonly runId?: string;
  readonly retryAfterSeconds?: number;
  /** What the refused order would cost at most, in whole credits. */
  readonly price?: number;
  /** Both values of an edit that was made on outdated ones. */
  readonly conflict?: { readonly yours: unknown; readonly theirs: unknown };
  readonly cause?: unknown;
}

/** An expected failure: its code selects the HTTP status, its message is shown to the user. */
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

/**
 * 404 for an id that is unknown, malformed or another user's. All three get the same answer, so that ids cannot be
 * enumerated.
 */
export function notFound(what: string): AppError {
  return new AppError('not_found', `There is no such ${what}.`);
}

/** 409 for an idempotency key that was already used with a different input. */
export function keyReused(): AppError {
  return new AppError('idempotency_mismatch', 'This Idempotency-Key was used for another request.', {
    field: 'Idempotency-Key',
  });
}
