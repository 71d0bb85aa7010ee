import type { Pool } from 'pg';
import { AppError } from '../../../platform/http/app-error';
import { createPgCounter } from '../../../platform/http/counter';
import { tooMany } from '../../../platform/http/pg-rate-limiter';
import type { Viewer } from '../../../platform/http/route';
import type { Auth } from '../auth';

const FAILURES = { name: 'current-password', points: 10, perSeconds: 15 * 60 };

/** Reauthentication: asks a signed-in user for the password, since the browser may have been left unattended. */
export interface CurrentPassword {
  /** Whether the account has a password at all. */
  isSet(userId: string): Promise<boolean>;
  /**
   * Wrong passwords are counted by session, so that a stolen session cannot keep the owner from changing the password.
   * @throws AppError naming `currentPassword` when it is wrong or missing; an account without a password needs none
   */
  assert(viewer: Viewer, given: string | undefined): Promise<void>;
}

export function createCurrentPassword({ auth, pool }: { auth: Auth; pool: Pool }): CurrentPassword {
  const failures = createPgCounter(pool, FAILURES);
  const hashOf = async (userId: string) => {
    const { internalAdapter } = await auth.$context;
    return (await internalAdapter.findCredentialAccount(userId))?.password;
  };
  return {
    isSet: async (userId) => Boolean(await hashOf(userId)),
    async assert({ user, sessionId }, given) {
      const hash = await hashOf(user.id);
      if (!hash) return;
      if (!given) throw refused('Enter your current password.');
      const { allowed, retryAfterSeconds } = await failures.hit(sessionId);
      if (!allowed) throw tooMany(retryAfterSeconds, 'The current password was wrong too often.');
      const { password } = await auth.$context;
      if (!(await password.verify({ hash, password: given }))) throw refused('Your current password is not right.');
      await failures.undo(sessionId);
    },
  };
}

function refused(message: string): AppError {
  return new AppError('invalid_input', message, { field: 'currentPassword' });
}
