import { ProviderError, type ProviderFault } from '@flint/engines/spec/provider-error';
import type { ErrorCode } from '@flint/shared/contracts/errors';
import { isDatabaseAway } from '../../platform/db/database-away';
import { AppError } from '../../platform/http/app-error';
import { isDiskFull } from '../../platform/storage/disk-full';
import { stopReasonOf } from './stop-signal';

export interface Failure {
  readonly code: ErrorCode;
  /** Complete sentences for the user. */
  readonly words: string;
}

/** Steps return failures instead of throwing them: a checkpoint stores data, which survives a restart. */
export type StepResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: Failure };

const TIMED_OUT: Failure = { code: 'provider_timeout', words: 'The model did not answer in time.' };
const NO_SPACE: Failure = { code: 'storage_full', words: 'There was no space left on this server to keep it.' };
const STOPPED: Failure = { code: 'cancelled', words: 'Cancelled.' };

/** Error codes of faults that are more specific than "the maker failed". */
const CODES: Readonly<Partial<Record<ProviderFault, ErrorCode>>> = {
  timeout: 'provider_timeout',
  not_installed: 'not_configured',
};

/**
 * Converts an error of a provider to a message and a code; `unknown` is the message where it gave none.
 * @throws the error itself when the database is away: the step is done again then
 */
export function toFailure(error: unknown, signal: AbortSignal, unknown: string): Failure {
  const stopped = stopReasonOf(signal);
  if (stopped) return stopped === 'timeout' ? TIMED_OUT : STOPPED;
  if (isDatabaseAway(error)) throw error;
  if (isDiskFull(error)) return NO_SPACE;
  if (error instanceof ProviderError) return { code: CODES[error.kind] ?? 'provider_failed', words: error.message };
  if (error instanceof AppError && error.code === 'storage_full') return NO_SPACE;
  if (error instanceof AppError) return { code: error.code, words: error.message };
  return { code: 'provider_failed', words: unknown };
}
