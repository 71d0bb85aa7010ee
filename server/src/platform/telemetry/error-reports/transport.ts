import { setTimeout as delay } from 'node:timers/promises';
import { SEND_RETRIES } from '@flint/shared/contracts/monitoring/limits';
import { createTransport } from '@sentry/node';

/** Longest wait for the service's answer, in milliseconds. */
const PATIENCE_MS = 10_000;
/** Pause before the first further attempt, in milliseconds; it doubles. */
const RETRY_MS = 1_000;

type Options = Parameters<typeof createTransport>[0] & { url: string; headers?: Record<string, string> };

/**
 * Sends reports of this process. A report that gets no answer is sent {@link SEND_RETRIES} more times, then dropped.
 * @param retryMs pause before the first further attempt, in milliseconds
 */
export const makeTransport =
  (retryMs = RETRY_MS) =>
  (options: Options) =>
    createTransport(options, async ({ body }) => {
      for (let attempt = 0; ; attempt++)
        try {
          const { url, headers = {} } = options;
          const signal = AbortSignal.timeout(PATIENCE_MS);
          const answer = await fetch(url, { method: 'POST', body: new Uint8Array(Buffer.from(body)), headers, signal });
          await answer.body?.cancel();
          return {
            statusCode: answer.status,
            headers: {
              'x-sentry-rate-limits': answer.headers.get('x-sentry-rate-limits'),
              'retry-after': answer.headers.get('retry-after'),
            },
          };
        } catch (error) {
          if (attempt >= SEND_RETRIES) throw error;
          await delay(retryMs * 2 ** attempt, undefined, { ref: false });
        }
    });
