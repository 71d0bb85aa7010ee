import { ProviderError } from '@flint/engines/spec/provider-error';
import { isDatabaseAway } from '../../platform/db/database-away';
import { AppError } from '../../platform/http/app-error';
import { isDiskFull } from '../../platform/storage/disk-full';

/**
 * Log level of what ended a step. Failures of providers, refusals and a stop are expected; anything else is a fault of
 * ours, which is reported as an error.
 */
export function faultLevel(error: unknown, signal?: AbortSignal): 'warn' | 'error' {
  const isExpected =
    signal?.aborted ||
    error instanceof ProviderError ||
    error instanceof AppError ||
    (error instanceof Error && error.name === 'Lost') ||
    isDatabaseAway(error) ||
    isDiskFull(error);
  return isExpected ? 'warn' : 'error';
}
