import { createTransport } from '@sentry/node';
import { RETRY_MS, sendAgain } from './send-again';

/** Longest wait for the service's answer, in milliseconds. */
const PATIENCE_MS = 10_000;

type Options = Parameters<typeof createTransport>[0] & { url: string; headers?: Record<string, string> };

/**
 * Sends reports of this process. A report that gets no answer is sent three times more, then dropped.
 * @param retryMs pause before the first further attempt, in milliseconds
 */
export const makeTransport =
  (retryMs = RETRY_MS) =>
  (options: Options) =>
    createTransport(options, ({ body }) =>
      sendAgain(async () => {
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
      }, retryMs),
    );
