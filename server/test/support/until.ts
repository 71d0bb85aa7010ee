import { setTimeout as delay } from 'node:timers/promises';

const PATIENCE_MS = 100_000;
/** Between two looks: at least and at most. */
const [SOON_MS, LATEST_MS] = [25, 250];

/**
 * Polls until `look` returns a value: ever more rarely, and with pauses that leave the processor to what is waited for.
 * @param patienceMs the time limit, for slow work on a busy machine
 * @throws Error when it is exceeded
 */
export async function until<T>(
  look: () => Promise<T | undefined | false>,
  what = 'what was waited for',
  patienceMs = PATIENCE_MS,
): Promise<T> {
  const start = performance.now();
  for (let at = start; at < start + patienceMs; at = performance.now()) {
    const seen = await look();
    if (seen) return seen;
    const end = performance.now();
    await delay(Math.min(LATEST_MS, Math.max(SOON_MS, 4 * (end - at), (end - start) / 10)));
  }
  throw new Error(`${what} did not come in ${patienceMs / 1000} s`);
}
