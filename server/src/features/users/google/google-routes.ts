import { finishGoogle, startGoogle } from '@flint/shared/contracts/google';
import { getHref } from '@flint/shared/contracts/routes';
import type { FastifyReply } from 'fastify';
import { AppError } from '../../../platform/http/app-error';
import { type Route, route } from '../../../platform/http/route';
import { authHeaders, withCookies } from '../auth-call';
import { toUser } from '../presenter';
import type { UsersServices } from '../users-services';
import { GOOGLE } from './google-provider';

/** Longer than any path of ours, short enough for a cookie and a log line. */
const MAX_NEXT = 1024;

/** OAuth routes: redirect to Google, and the callback, which returns to the page the user came for. */
export function googleRoutes({ auth, config, devices, grantStarter, signedUp }: UsersServices): Route[] {
  const assertConfigured = () => {
    if (!config.google) throw new AppError('not_configured', 'Google sign-in is not configured here.');
  };
  return [
    route(startGoogle, async ({ query: { next }, request, reply }) => {
      assertConfigured();
      // Against open redirects, the page itself checks that `next` is a path of ours.
      const back = new URL(getHref('oauthCallback', next && next.length <= MAX_NEXT ? { next } : {}), config.publicUrl);
      const body = { provider: GOOGLE, callbackURL: back.href, errorCallbackURL: back.href, disableRedirect: true };
      const answer = await auth.api.signInSocial({ body, headers: authHeaders(request), returnHeaders: true });
      const { url } = withCookies(reply, answer);
      if (!url) throw new Error('the library gave no address of Google');
      return uncached(reply).redirect(url);
    }),

    route(finishGoogle, async ({ request, reply }) => {
      assertConfigured();
      const question = new URL(request.url, config.publicUrl).search;
      const address = `${config.publicUrl}/api/auth/callback/${GOOGLE}${question}`;
      const answer = await auth.handler(new Request(address, { headers: authHeaders(request) }));
      const location = answer.headers.get('location');
      if (!location) throw new Error(`the library answered ${answer.status} to Google's redirect`);
      const cookies = answer.headers.getSetCookie();
      for (const cookie of cookies) reply.header('set-cookie', cookie);
      const cookie = cookies.map((line) => line.split(';', 1)[0]).join('; ');
      const session = await auth.api.getSession({ headers: new Headers({ cookie }) });
      if (session) {
        devices.remember(request, reply, session.user.id);
        await signedUp({ request, reply }, session.user);
      }
      if (session?.user.emailVerified) await grantStarter(toUser(session.user));
      return uncached(reply).redirect(location);
    }),
  ];
}

function uncached(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-store');
}
