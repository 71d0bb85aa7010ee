import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../../platform/http/route';
import type { Auth } from './auth';
import { findLivingSession, touchSession } from './living-session-repository';
import { toUser } from './presenter';
import { sessionTokenOf } from './session-token';

/**
 * Makes the function that tells who is asking. It answers null for anything that is not a living session and never
 * throws. Every request asks it, so it does not go through the library's `getSession`, which also prolongs sessions
 * and takes fifteen times the work.
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
