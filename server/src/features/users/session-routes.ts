import { me, type Session, signIn, signOut, signUp } from '@flint/shared/contracts/users';
import { AppError } from '../../platform/http/app-error';
import { type Route, route } from '../../platform/http/route';
import { authHeaders, refusalCode, withCookies } from './auth-call';
import { toUser, type UserRow } from './presenter';
import { findUserByEmail } from './user-service';
import type { UsersServices } from './users-services';

/**
 * The tokens are for callers without a cookie jar: both are the session's own token, sent as
 * `Authorization: Bearer`. A session prolongs itself while it is used, so there is nothing to refresh with.
 */
function toSession(user: UserRow, token: string): Session {
  return { user: toUser(user), accessToken: token, refreshToken: token };
}

function emailTaken(): AppError {
  return new AppError('email_taken', 'An account with this e-mail address exists. Sign in instead.', {
    field: 'email',
  });
}

function nameOf(email: string): string {
  return email.slice(0, email.lastIndexOf('@'));
}

/** Sign-up, sign-in, sign-out and the question who is signed in. */
export function sessionRoutes({ auth, db, codes, attempts }: UsersServices): Route[] {
  return [
    route(signUp, async ({ body: { email, password, name }, reply }) => {
      const account = { email, password, name: name || nameOf(email) };
      try {
        const answer = await auth.api.signUpEmail({ body: account, returnHeaders: true });
        const { user, token } = withCookies(reply, answer);
        if (token === null) throw new Error('sign-up made no session');
        await codes.send(email);
        return toSession(user, token);
      } catch (thrown) {
        // Of two sign-ups at once the loser fails on the unique address, which the library calls otherwise.
        if (refusalCode(thrown) !== undefined && (await findUserByEmail(db, email))) throw emailTaken();
        throw thrown;
      }
    }),

    route(signIn, async ({ body: { email, password }, reply }) => {
      await attempts.take(email);
      try {
        const answer = await auth.api.signInEmail({ body: { email, password }, returnHeaders: true });
        const { user, token } = withCookies(reply, answer);
        await attempts.giveBack(email);
        return toSession(user, token);
      } catch (thrown) {
        if (refusalCode(thrown) === undefined) throw thrown;
        throw new AppError('wrong_credentials', 'The e-mail address or the password is not right.');
      }
    }),

    route(signOut, async ({ request, reply }) => {
      withCookies(reply, await auth.api.signOut({ headers: authHeaders(request), returnHeaders: true }));
      return { success: true };
    }),

    route(me, async ({ viewer, request, reply }) => {
      withCookies(reply, await auth.api.getSession({ headers: authHeaders(request), returnHeaders: true }));
      return { user: viewer.user };
    }),
  ];
}
