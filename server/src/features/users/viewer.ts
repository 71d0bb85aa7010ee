import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../../platform/http/route';
import type { Auth } from './auth';
import { findLivingSession, touchSession } from './living-session-repository';
import { toUser } from './presenter';
import { sessionTokenOf } from './session-token';

/**
 * Creates the resolver of a request's user: null without a valid session; never throws. Every request calls it, so it
 * bypasses better-auth's `getSession`, which also prolongs sessions and takes fifteen times the work.
 */
export function createViewerResolver(auth: Auth): (request: FastifyRequest) => Promise<Viewer | null> {
  const pool = auth.options.database;
  return async (request) => {
    try {
      const { authCookies, secret } = await auth.$context;
      const token = sessionTokenOf(request.headers, authCookies.sessionToken.name, secret);
      const session = token === undefined ? undefined : await findLivingSession(pool, token);
      if (session?.isStale) await touchSession(pool, session.sessionId);
      return session ? { user: toUser(session), sessionId: session.sessionId } : null;
    } catch (err) {
      request.log.warn({ err }, 'session could not be read');
      return null;
    }
  };
}
