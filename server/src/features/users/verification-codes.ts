import { CODE_MINUTES, RESEND_SECONDS } from '@flint/shared/contracts/email-verification';
import type { User } from '@flint/shared/contracts/users';
import type { Pool } from 'pg';
import { AppError } from '../../platform/http/app-error';
import { createPgCounter } from '../../platform/http/counter';
import type { Deferred } from '../../platform/http/deferred';
import { tooMany } from '../../platform/http/pg-rate-limiter';
import { addressKey } from './address-key';
import { type Auth, CODE_TRIES } from './auth';
import { refusalCode } from './auth-call';
import type { MailboxLimits } from './mailbox-limits';
import { toUser } from './presenter';

const COOLDOWN = { name: 'code-cooldown', points: 1, perSeconds: RESEND_SECONDS };
const TRIES = { name: 'code-tries', points: CODE_TRIES, perSeconds: CODE_MINUTES * 60 };

/**
 * Six-digit codes by mail. An address without an account is counted and answered like any other (no account
 * enumeration).
 */
export interface VerificationCodes {
  /** Mails the first code of an account at once. */
  send(email: string): Promise<void>;
  /** Mails a new code, subject to a cooldown and the mailbox's limits. @throws AppError `rate_limited` */
  request(email: string): Promise<void>;
  /** @returns the user, now verified @throws AppError on a wrong, void or expired code */
  verify(email: string, code: string): Promise<User>;
}

interface VerificationCodesDeps {
  readonly auth: Auth;
  readonly pool: Pool;
  readonly deferred: Deferred;
  readonly limits: MailboxLimits;
  /** Whether the code is the last one sent to this address, but has expired. */
  isExpired(email: string, code: string): Promise<boolean>;
}

export function createVerificationCodes({
  auth,
  pool,
  deferred,
  limits,
  isExpired,
}: VerificationCodesDeps): VerificationCodes {
  const cooldown = createPgCounter(pool, COOLDOWN);
  const tries = createPgCounter(pool, TRIES);

  async function mailCode(email: string): Promise<void> {
    await tries.reset(addressKey(email));
    deferred.run('mailing a code', () => auth.api.sendVerificationOTP({ body: { email, type: 'email-verification' } }));
  }

  return {
    async send(email) {
      await limits.countMail(email);
      await mailCode(email);
    },
    async request(email) {
      const { allowed, retryAfterSeconds } = await cooldown.hit(addressKey(email));
      if (!allowed) throw tooMany(retryAfterSeconds, 'A code was asked for a moment ago.');
      await limits.assertMail(email);
      await mailCode(email);
    },
    async verify(email, code) {
      const { allowed, left } = await tries.hit(addressKey(email));
      if (!allowed) throw refused('This code was tried too often and no longer works. Ask for a new one.');
      await limits.assertTry(email);
      if (await isExpired(email, code)) throw refused('This code has expired. Ask for a new one.');
      try {
        const { user } = await auth.api.verifyEmailOTP({ body: { email, otp: code } });
        await Promise.all([tries.reset(addressKey(email)), limits.forgetTries(email)]);
        return toUser(user);
      } catch (thrown) {
        if (refusalCode(thrown) === undefined) throw thrown;
        throw refused(`That code is not right. ${triesLeft(left)}`);
      }
    },
  };
}

function refused(message: string): AppError {
  return new AppError('invalid_input', message, { field: 'code' });
}

function triesLeft(left: number): string {
  if (left === 0) return 'No tries left. Ask for a new code.';
  return left === 1 ? '1 try left.' : `${left} tries left.`;
}
