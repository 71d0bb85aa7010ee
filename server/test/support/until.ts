import { setTimeout as delay } from 'node:timers/promises';

const PATIENCE_MS = 100_000;

/**
 * Looks again and again until there is something to see.
 * @param patienceMs for what takes long on a machine with much else to do
 * @throws Error when nothing came in that time
 */
export async function until<T>(
  look: () => Promise<T | undefined | false>,
  what = 'what was waited for',
  patienceMs = PATIENCE_MS,
): Promise<T> {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await delay(25)) {
    const seen = await look();
    if (seen) return seen;
  }
  throw new Error(`${what} did not come in ${patienceMs / 1000} s`);
}
