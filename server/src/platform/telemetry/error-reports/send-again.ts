import { setTimeout as delay } from 'node:timers/promises';
import { SEND_RETRIES } from '@flint/shared/contracts/monitoring/limits';

/** Pause before the first further attempt, in milliseconds; it doubles. */
export const RETRY_MS = 1_000;

/**
 * Sends a report, and sends it {@link SEND_RETRIES} times more while no answer comes. The service knows a report that
 * arrives twice by its id.
 * @param attempt rejects without an answer
 * @param retryMs pause before the first further attempt, in milliseconds
 * @param signal ends the attempts
 * @throws what the last attempt was rejected with
 */
export async function sendAgain<T>(attempt: () => Promise<T>, retryMs = RETRY_MS, signal?: AbortSignal): Promise<T> {
  for (let retries = 0; ; retries++)
    try {
      return await attempt();
    } catch (error) {
      if (retries >= SEND_RETRIES || signal?.aborted) throw error;
      await delay(retryMs * 2 ** retries, undefined, { ref: false, ...(signal && { signal }) }).catch(() => {
        throw error;
      });
    }
}
