import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import type { Db } from '../../platform/db/database';
import type { Deferred } from '../../platform/http/deferred';
import type { Mailer } from '../../platform/mail/mailer';
import type { Storage } from '../../platform/storage/storage';
import type { Uploads } from '../uploads/uploads-service';
import { type CurrentPassword, createCurrentPassword } from './account/current-password';
import { createEmailChange, type EmailChange } from './account/email-change';
import { createSessions, type Sessions } from './account/sessions';
import type { Auth, AuthConfig } from './auth';
import { isExpiredCode } from './expired-code';
import { createKnownDevices, type KnownDevices } from './known-device';
import { createMailboxLimits, type MailboxLimits } from './mailbox-limits';
import { codesGuessedMail } from './mails';
import { createPasswordResets, type PasswordResets } from './password-resets';
import { forgotPasswordLink } from './public-address';
import { createSessionCookie, type SessionCookie } from './session-cookie';
import { createSignInAttempts, type SignInAttempts } from './sign-in-attempts';
import { hasEmail } from './users-repository';
import { createVerificationCodes, type VerificationCodes } from './verification-codes';

declare module '../../platform/composition/contributions' {
  interface Contributions {
    signedUp: SignedUp;
  }
}

/** Learns of a user who signed up, or in by Google, in this request. It does not throw. */
export type SignedUp = (
  place: { request: FastifyRequest; reply: FastifyReply },
  user: { id: string; email: string },
) => Promise<void>;

export interface UsersDeps {
  readonly auth: Auth;
  readonly db: Db;
  readonly pool: Pool;
  readonly mailer: Mailer;
  readonly deferred: Deferred;
  readonly config: AuthConfig & { readonly rateLimitFactor: number };
  readonly storage: Storage;
  readonly uploads: Uploads;
  /** Grants the starter credits, once per mailbox. */
  grantStarter(user: { id: string; email: string }): Promise<boolean>;
  signedUp: SignedUp;
}

/** Services of this feature's routes. */
export interface UsersServices extends UsersDeps {
  readonly codes: VerificationCodes;
  readonly resets: PasswordResets;
  readonly limits: MailboxLimits;
  readonly attempts: SignInAttempts;
  readonly devices: KnownDevices;
  readonly cookie: SessionCookie;
  readonly currentPassword: CurrentPassword;
  readonly emailChange: EmailChange;
  readonly sessions: Sessions;
}

export function createUsersServices(deps: UsersDeps): UsersServices {
  const { auth, db, pool, mailer, deferred, config } = deps;
  const limits = createMailboxLimits(pool, (email) =>
    deferred.run('mailing that codes are being guessed', async () => {
      if (await hasEmail(db, email)) await mailer.send(codesGuessedMail(email, forgotPasswordLink(config.publicUrl)));
    }),
  );
  return {
    ...deps,
    limits,
    codes: createVerificationCodes({
      auth,
      pool,
      deferred,
      limits,
      isExpired: (email, code) => isExpiredCode(db, config.authSecret, email, code),
    }),
    resets: createPasswordResets({ auth, db, mailer, publicUrl: config.publicUrl }),
    attempts: createSignInAttempts(pool, config.rateLimitFactor),
    devices: createKnownDevices(config),
    cookie: createSessionCookie(auth, db),
    currentPassword: createCurrentPassword({ auth, pool }),
    emailChange: createEmailChange({ db, secret: config.authSecret }),
    sessions: createSessions(db),
  };
}
