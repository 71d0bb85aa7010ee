import { setTimeout as delay } from 'node:timers/promises';

const PATIENCE_MS = 100_000;

/**
 * Polls until `look` returns a value.
 * @param patienceMs the time limit, for slow work on a busy machine
 * @throws Error when it is exceeded
 */
export async function until<T>(
  look: () => Promise<T | undefined | false>,
  what = 'what was waited for',
  patienceMs = PATIENCE_MS,
): Promise<T> {
  for (const deadline = performance.now() + patienceMs; performance.now() < deadline; await delay(25)) {
    const seen = await look();
    if (seen) return seen;
  }
  throw new Error(`${what} did not come in ${patienceMs / 1000} s`);
}
