import { cancelEmailChange, confirmEmailChange, requestEmailChange } from '@flint/shared/contracts/account';
import { CODE_MINUTES, RESEND_SECONDS } from '@flint/shared/contracts/email-verification';
import { AppError } from '../../../platform/http/app-error';
import { createPgCounter } from '../../../platform/http/counter';
import { tooMany } from '../../../platform/http/pg-rate-limiter';
import { type Route, route } from '../../../platform/http/route';
import { forgotPasswordLink } from '../public-address';
import { findUser } from '../user-service';
import type { UsersServices } from '../users-services';
import { addressInUseMail, moveAskedMail, movedAwayMail, newAddressMail } from './account-mails';

const COOLDOWN = { name: 'email-change', points: 1, perSeconds: RESEND_SECONDS };

/** Routes that change an account's e-mail address. */
export function emailRoutes(services: UsersServices): Route[] {
  const { db, pool, mailer, deferred, config, emailChange, currentPassword, limits, cookie } = services;
  const cooldown = createPgCounter(pool, COOLDOWN);
  const forgotPage = forgotPasswordLink(config.publicUrl);
  return [
    route(requestEmailChange, async ({ viewer, body }) => {
      const { id, email: present } = viewer.user;
      if (body.email === present)
        throw new AppError('invalid_input', 'This is your address already.', { field: 'email' });
      await currentPassword.assert(viewer, body.currentPassword);
      const { allowed, retryAfterSeconds } = await cooldown.hit(id);
      if (!allowed) throw tooMany(retryAfterSeconds, 'A code was asked for a moment ago.');
      await limits.assertMail(body.email);
      const code = await emailChange.begin(id, body.email);
      deferred.run('mailing about a new address', async () => {
        await mailer.send(moveAskedMail(present, forgotPage));
        await mailer.send(code === null ? addressInUseMail(body.email, forgotPage) : newAddressMail(body.email, code));
      });
      return {
        success: true,
        message: `We sent six digits to ${body.email}. They work for ${CODE_MINUTES} minutes.`,
      };
    }),

    route(confirmEmailChange, async ({ viewer, body, request, reply }) => {
      const { id, email } = viewer.user;
      await limits.assertTry(email);
      const left = await emailChange.confirm(id, body.code);
      await limits.forgetTries(email);
      if (!viewer.user.isEmailVerified) await cookie.renewAll(request, reply, id);
      deferred.run('mailing to the old address', () => mailer.send(movedAwayMail(left)));
      return { user: (await findUser(db, id)) ?? viewer.user };
    }),

    route(cancelEmailChange, async ({ viewer }) => {
      await emailChange.cancel(viewer.user.id);
      return { success: true };
    }),
  ];
}
