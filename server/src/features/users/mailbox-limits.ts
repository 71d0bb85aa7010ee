import type { Pool } from 'pg';
import { createPgCounter } from '../../platform/http/counter';
import { tooMany } from '../../platform/http/pg-rate-limiter';
import { addressKey } from './address-key';

const DAY_S = 24 * 60 * 60;
/** Rate limit per mailbox, over all callers: mails with a code or a link. */
const MAILS = { name: 'mailbox-mails', points: 5, perSeconds: 60 * 60 };
/** Brute-force limit per account: codes compared. Ten guesses of a million are a chance of 0.001 % a day. */
const TRIES = { name: 'mailbox-tries', points: 10, perSeconds: DAY_S };
const WARNINGS = { name: 'mailbox-warnings', points: 1, perSeconds: DAY_S };

/**
 * Limits per mailbox, over all codes, links, calls and client addresses. An address without an account is counted and
 * refused like any other (no account enumeration).
 */
export interface MailboxLimits {
  /** Counts a mail that is sent in any case, such as the first one of an account. */
  countMail(email: string): Promise<void>;
  /** Counts a mail. @throws AppError `rate_limited` */
  assertMail(email: string): Promise<void>;
  /** Counts a comparison of a code. @throws AppError `rate_limited`; the owner is mailed once a day */
  assertTry(email: string): Promise<void>;
  /** A right code was entered: the wrong ones before were typing errors. */
  forgetTries(email: string): Promise<void>;
}

/** @param warn mails the owner of an account that its codes are being guessed; called at most once a day */
export function createMailboxLimits(pool: Pool, warn: (email: string) => void): MailboxLimits {
  const mails = createPgCounter(pool, MAILS);
  const tries = createPgCounter(pool, TRIES);
  const warnings = createPgCounter(pool, WARNINGS);
  return {
    countMail: async (email) => void (await mails.hit(addressKey(email))),
    async assertMail(email) {
      const { allowed, retryAfterSeconds } = await mails.hit(addressKey(email));
      if (!allowed) throw tooMany(retryAfterSeconds, 'This address was mailed too often in the last hour.');
    },
    async assertTry(email) {
      const key = addressKey(email);
      const { allowed, retryAfterSeconds } = await tries.hit(key);
      if (allowed) return;
      if ((await warnings.hit(key)).allowed) warn(email);
      throw tooMany(retryAfterSeconds, 'Too many codes were tried for this address today.');
    },
    forgetTries: (email) => tries.reset(addressKey(email)),
  };
}
