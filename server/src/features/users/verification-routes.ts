import {
  CODE_MINUTES,
  requestEmailVerification,
  resendVerification,
  verifyEmailCode,
} from '@flint/shared/contracts/email-verification';
import { type Route, route } from '../../platform/http/route';
import type { UsersServices } from './users-services';

const SENT = {
  success: true,
  message: `If this address has an account, six digits are on their way. They work for ${CODE_MINUTES} minutes.`,
};

/** Routes that verify an e-mail address by a code. A right code does not sign in. */
export function verificationRoutes({ codes, cookie, grantStarter }: UsersServices): Route[] {
  return [
    route(requestEmailVerification, async ({ body }) => {
      await codes.request(body.email);
      return SENT;
    }),
    route(resendVerification, async ({ body }) => {
      await codes.request(body.email);
      return SENT;
    }),
    route(verifyEmailCode, async ({ body, request, reply }) => {
      const user = await codes.verify(body.email, body.code);
      await cookie.renewAll(request, reply, user.id);
      await grantStarter(user);
      return { success: true, user };
    }),
  ];
}
