import type { Pool } from 'pg';
import { createPgCounter } from '../../platform/http/counter';
import { tooMany } from '../../platform/http/pg-rate-limiter';
import { addressKey } from './address-key';

const FAILURES = { name: 'sign-in-failures', points: 10, perSeconds: 15 * 60 };

/** Brute-force protection: failed sign-ins by account from any caller, whether or not the account exists. */
export interface SignInAttempts {
  /** Counts an attempt before the check, so that concurrent attempts all count. @throws AppError `rate_limited` */
  take(email: string): Promise<void>;
  /** Uncounts a successful attempt; earlier failures stay counted. */
  giveBack(email: string): Promise<void>;
}

export function createSignInAttempts(pool: Pool): SignInAttempts {
  const failures = createPgCounter(pool, FAILURES);
  return {
    async take(email) {
      const { allowed, retryAfterSeconds } = await failures.hit(addressKey(email));
      if (!allowed) throw tooMany(retryAfterSeconds, 'Too many failed sign-ins for this address.');
    },
    giveBack: (email) => failures.undo(addressKey(email)),
  };
}
