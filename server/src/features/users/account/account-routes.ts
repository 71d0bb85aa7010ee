import { changePassword, readAccount, updateProfile } from '@flint/shared/contracts/account';
import { type Route, route } from '../../../platform/http/route';
import { deleteAccessTokensOf } from '../access-tokens-repository';
import { hasAccountOf } from '../accounts-repository';
import { GOOGLE } from '../google/google-provider';
import { assertHardToGuess } from '../password-rules';
import { forgotPasswordLink } from '../public-address';
import { findUser, updateUser } from '../user-service';
import type { UsersServices } from '../users-services';
import { passwordSetMail } from './account-mails';
import { setPassword } from './set-password';

/** Routes for the signed-in user's own name and password. */
export function accountRoutes(services: UsersServices): Route[] {
  const { auth, db, mailer, deferred, config, emailChange, currentPassword, sessions, devices, cookie } = services;
  return [
    route(readAccount, async ({ viewer }) => {
      const { id } = viewer.user;
      const hasGoogle = await hasAccountOf(db, id, GOOGLE);
      return {
        hasPassword: await currentPassword.isSet(id),
        hasGoogle,
        pendingEmail: await emailChange.pending(id),
      };
    }),

    route(updateProfile, async ({ viewer, body }) => {
      await updateUser(db, viewer.user.id, { name: body.name });
      return { user: (await findUser(db, viewer.user.id)) ?? viewer.user };
    }),

    route(
      changePassword,
      async ({ viewer, body: { currentPassword: given, newPassword, endOtherSessions = true }, request, reply }) => {
        const { id, email, name } = viewer.user;
        await currentPassword.assert(viewer, given);
        await assertHardToGuess({ field: 'newPassword', password: newPassword, email, name });
        await setPassword(auth, db, id, newPassword);
        devices.remember(request, reply, id);
        if (endOtherSessions) await sessions.endOthers(id, viewer.sessionId);
        // Tokens issued before the change end, but for the one that made it.
        if (!request.headers.authorization) await deleteAccessTokensOf(db, viewer.sessionId);
        await cookie.renewAll(request, reply, id);
        const mail = passwordSetMail(email, forgotPasswordLink(config.publicUrl), endOtherSessions);
        deferred.run('mailing that a password changed', () => mailer.send(mail));
        return { success: true, message: 'Your password is changed.' };
      },
    ),
  ];
}
