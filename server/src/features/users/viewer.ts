import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../../platform/db/database-away';
import type { Viewer } from '../../platform/http/route';
import type { Auth } from './auth';
import { findLivingSession, findRenewedSession, touchSession } from './living-session-repository';
import { toUser } from './presenter';
import type { SessionCookie } from './session-cookie';
import type { ShownToken } from './session-token';

/**
 * Creates the resolver of a request's user: null without a valid session. Every request calls it, so it bypasses
 * better-auth's `getSession`, which takes fifteen times the work. A session whose renewal is due gets its new token here.
 * The resolver throws the database's error while that is away, and no other.
 */
export function createViewerResolver(auth: Auth, cookie: SessionCookie) {
  const pool = auth.options.database;
  const renewedSession = ({ by, token }: ShownToken) => (by === 'cookie' ? findRenewedSession(pool, token) : undefined);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<Viewer | null> => {
    try {
      const shown = await cookie.shown(request);
      if (!shown) return null;
      const found = await findLivingSession(pool, shown);
      const isDue = found?.isRenewalDue && shown.by === 'cookie';
      const isCurrent = found && (!isDue || (await cookie.renew(reply, shown.token)));
      // Of several requests with a token that is due, one brings the new one; the others are answered all the same.
      const session = isCurrent ? found : await renewedSession(shown);
      if (!session) return null;
      if (session.isStale) await touchSession(pool, session.sessionId);
      return { user: toUser(session), sessionId: session.sessionId };
    } catch (err) {
      // Whether there is a session is not known: 401 would make a page ask for the password.
      if (isDatabaseAway(err)) throw err;
      request.log.warn({ err }, 'session could not be read');
      return null;
    }
  };
}
