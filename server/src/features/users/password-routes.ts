import { forgotPassword, resetPassword } from '@flint/shared/contracts/password-reset';
import { AppError } from '../../platform/http/app-error';
import { type Route, route } from '../../platform/http/route';
import { refusalCode } from './auth-call';
import { assertHardToGuess } from './password-rules';
import type { UsersServices } from './users-services';

const SENT = {
  success: true,
  message: 'If this address has an account, a link to set a new password is on its way. It works for one hour.',
};

function deadLink(): AppError {
  return new AppError(
    'invalid_input',
    'This link was used, has expired or belongs to another address. Ask for a new one.',
    {
      field: 'token',
    },
  );
}

/** Routes that set a new password by a mailed link. */
export function passwordRoutes({ auth, resets, limits, deferred, devices }: UsersServices): Route[] {
  return [
    route(forgotPassword, async ({ body }) => {
      await limits.assertMail(body.email);
      deferred.run('mailing a reset link', () => resets.sendLink(body.email));
      return SENT;
    }),
    route(resetPassword, async ({ body: { email, newPassword, token }, request, reply }) => {
      const user = await resets.ownerOf(token, email);
      if (!user) throw deadLink();
      await assertHardToGuess({ field: 'newPassword', password: newPassword, email, name: user.name });
      try {
        await auth.api.resetPassword({ body: { newPassword, token } });
      } catch (thrown) {
        if (refusalCode(thrown) === undefined) throw thrown;
        throw deadLink();
      }
      await resets.revokeOtherLinks(user.id);
      devices.remember(request, reply, user.id);
      deferred.run('mailing that a password changed', () => resets.sendNotice(email));
      return { success: true, message: 'Your password is changed. Sign in with the new one.' };
    }),
  ];
}
