import { setTimeout as delay } from 'node:timers/promises';

const PATIENCE_MS = 40_000;

/**
 * Looks again and again until there is something to see.
 * @throws Error when nothing came in 40 seconds
 */
export async function until<T>(look: () => Promise<T | undefined | false>, what = 'what was waited for'): Promise<T> {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await delay(25)) {
    const seen = await look();
    if (seen) return seen;
  }
  throw new Error(`${what} did not come in ${PATIENCE_MS / 1000} s`);
}
