import type { Pool } from 'pg';
import { callerKey } from '../../platform/http/caller-key';
import { createPgCounter } from '../../platform/http/counter';
import { tooMany } from '../../platform/http/pg-rate-limiter';

const HOUR_S = 60 * 60;
const OF_USER = { name: 'gift-guesses', points: 10, perSeconds: HOUR_S };
const OF_ADDRESS = { name: 'gift-guesses-address', points: 50, perSeconds: HOUR_S };

/** Limits guessing: codes that do not exist, per user and per client address. */
export interface Guesses {
  /**
   * Counts a try before it is compared.
   * @returns undoes it, for a code that exists
   * @throws AppError `rate_limited`
   */
  take(userId: string, ip: string): Promise<() => Promise<void>>;
}

/** @param factor multiplies the limit per address: more where tests share one */
export function createGuesses(pool: Pool, factor: number): Guesses {
  const ofUser = createPgCounter(pool, OF_USER);
  const ofAddress = createPgCounter(pool, { ...OF_ADDRESS, points: Math.max(1, OF_ADDRESS.points * factor) });
  return {
    async take(userId, ip) {
      const address = callerKey(ip);
      for (const count of [await ofUser.hit(userId), await ofAddress.hit(address)])
        if (!count.allowed) throw tooMany(count.retryAfterSeconds, 'Too many codes were tried that do not exist.');
      return async () => {
        await ofUser.undo(userId);
        await ofAddress.undo(address);
      };
    },
  };
}
