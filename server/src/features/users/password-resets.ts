import type { Db } from '../../platform/db/database';
import type { Mailer } from '../../platform/mail/mailer';
import { deleteEmailChange } from './account/email-change-repository';
import type { Auth } from './auth';
import { passwordChangedMail } from './mails';
import { forgotPasswordLink } from './public-address';
import { deleteVerificationsOf } from './verifications-repository';

/** Password reset links: each belongs to one address and works once. */
export interface PasswordResets {
  /** Mails a link when the address has an account. */
  sendLink(email: string): Promise<void>;
  /** The user of a valid token, when the address is that user's. */
  ownerOf(token: string, email: string): Promise<{ id: string; name: string } | undefined>;
  /** Revokes reset links and a pending change of address that were requested before. */
  revokeOtherLinks(userId: string): Promise<void>;
  sendNotice(email: string): Promise<void>;
}

interface PasswordResetsDeps {
  readonly auth: Auth;
  readonly db: Db;
  readonly mailer: Mailer;
  readonly publicUrl: string;
}

export function createPasswordResets({ auth, db, mailer, publicUrl }: PasswordResetsDeps): PasswordResets {
  return {
    async sendLink(email) {
      await auth.api.requestPasswordReset({ body: { email } });
    },
    async ownerOf(token, email) {
      const { internalAdapter } = await auth.$context;
      const found = await internalAdapter.findVerificationValue(`reset-password:${token}`);
      if (!found || found.expiresAt <= new Date()) return undefined;
      const user = await internalAdapter.findUserById(found.value);
      return user?.email === email ? user : undefined;
    },
    async revokeOtherLinks(userId) {
      await deleteVerificationsOf(db, userId);
      await deleteEmailChange(db, userId);
    },
    sendNotice: (email) => mailer.send(passwordChangedMail(email, forgotPasswordLink(publicUrl))),
  };
}
