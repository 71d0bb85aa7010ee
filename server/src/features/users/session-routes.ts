import { signIn, signUp } from '@flint/shared/contracts/credentials';
import { me, type Session, signOut } from '@flint/shared/contracts/users';
import type { Db } from '../../platform/db/database';
import { AppError } from '../../platform/http/app-error';
import { type Route, route } from '../../platform/http/route';
import { issueAccessToken } from './access-tokens';
import { findPassword } from './accounts-repository';
import { authHeaders, deviceHeaders, refusalCode, withCookies } from './auth-call';
import { nameOf } from './name-of';
import { assertHardToGuess } from './password-rules';
import { toUser, type UserRow } from './presenter';
import { endReplacedSession } from './replaced-session';
import { deleteSession, deleteSessionByToken } from './sessions-repository';
import { findUserByEmail } from './user-service';
import type { UsersServices } from './users-services';

/**
 * Tokens for callers without a cookie jar: both are one access token, sent as `Authorization: Bearer`. A session is
 * prolonged by use, so there is no separate refresh token.
 */
async function toSession(db: Db, user: UserRow, sessionToken: string): Promise<Session> {
  const token = await issueAccessToken(db, sessionToken);
  return { user: toUser(user), accessToken: token, refreshToken: token };
}

function emailTaken(): AppError {
  return new AppError('email_taken', 'An account with this e-mail address exists. Sign in instead.', {
    field: 'email',
  });
}

function wrongCredentials(): AppError {
  return new AppError('wrong_credentials', 'The e-mail address or the password is not right.');
}

/** Routes for sign-up, sign-in, sign-out and the current session. */
export function sessionRoutes({ auth, db, codes, attempts, devices, cookie, signedUp }: UsersServices): Route[] {
  return [
    route(signUp, async ({ body: { email, password, name }, request, reply }) => {
      await assertHardToGuess({ field: 'password', password, email, name });
      const account = { email, password, name: name || nameOf(email) };
      try {
        const answer = await auth.api.signUpEmail({
          body: account,
          headers: deviceHeaders(request),
          returnHeaders: true,
        });
        const { user, token } = withCookies(reply, answer);
        if (token === null) throw new Error('sign-up made no session');
        await endReplacedSession({ db, cookie }, request);
        devices.remember(request, reply, user.id);
        await signedUp({ request, reply }, user);
        await codes.send(email);
        return toSession(db, user, token);
      } catch (thrown) {
        // Of two concurrent sign-ups the loser violates the unique address, which better-auth reports otherwise.
        if (refusalCode(thrown) !== undefined && (await findUserByEmail(db, email))) throw emailTaken();
        throw thrown;
      }
    }),

    route(signIn, async ({ body: { email, password }, ip, request, reply }) => {
      const known = await findPassword(db, email);
      const device = devices.of(request).find(({ userId }) => userId === known?.userId);
      // A device from before the password was set may be another's, who knew the one before.
      const deviceId = known && device && device.since >= known.setAt ? device.id : undefined;
      const giveBack = await attempts.take({ email, ip, deviceId });
      const headers = deviceHeaders(request);
      const answer = await auth.api
        .signInEmail({ body: { email, password }, headers, returnHeaders: true })
        .catch((thrown) => {
          throw refusalCode(thrown) === undefined ? thrown : wrongCredentials();
        });
      // The password may have been revoked during the check; then the new session ends with it.
      if ((await findPassword(db, email))?.hash !== known?.hash) {
        await deleteSessionByToken(db, answer.response.token);
        throw wrongCredentials();
      }
      const { user, token } = withCookies(reply, answer);
      await endReplacedSession({ db, cookie }, request);
      await giveBack();
      devices.remember(request, reply, user.id);
      return toSession(db, user, token);
    }),

    route(signOut, async ({ maybeViewer, request, reply }) => {
      if (maybeViewer) await deleteSession(db, maybeViewer.user.id, maybeViewer.sessionId);
      withCookies(reply, await auth.api.signOut({ headers: authHeaders(request), returnHeaders: true }));
      return { success: true };
    }),

    route(me, async ({ viewer, request, reply }) => {
      await cookie.prolong(request, reply, viewer.sessionId);
      return { user: viewer.user };
    }),
  ];
}
