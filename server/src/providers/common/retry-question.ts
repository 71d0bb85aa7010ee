import { setTimeout as delay } from 'node:timers/promises';
import { ProviderError } from '@flint/engines/spec/provider-error';

/**
 * Retries a call after a transient fault, once per given pause. Only for calls that cost nothing.
 * @param pausesMs milliseconds to wait before the second, third, … attempt
 * @throws what the last attempt threw, or the signal's reason
 */
export async function retryQuestion<T>(
  ask: () => Promise<T>,
  pausesMs: readonly number[],
  signal: AbortSignal,
): Promise<T> {
  for (const pause of pausesMs) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ProviderError && error.retryable)) throw error;
    }
    await delay(pause, undefined, { signal }).catch(() => signal.throwIfAborted());
  }
  return ask();
}
