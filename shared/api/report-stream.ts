import { ApiError } from './api-error';
import { reportError } from './report';
import { StreamFailure } from './stream-failure';

/**
 * Reports why a streamed answer failed, once: answers with a status from 500 on were reported when they arrived, and a
 * reader who left caused no failure.
 * @returns the error, to be thrown
 */
export function reportedStream(error: unknown, action: string, signal?: AbortSignal): unknown {
  const isReported = error instanceof ApiError && !(error instanceof StreamFailure) && (error.status ?? 0) >= 500;
  if (!isReported && !signal?.aborted) reportError(error, { action });
  return error;
}
