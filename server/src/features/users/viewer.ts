import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../../platform/http/route';
import { type Auth, COOKIE_PREFIX } from './auth';
import { toUser } from './presenter';

const BEARER = /^Bearer /i;

/** Only what may name a session: a caller with a bearer token is that token's user, whatever its cookies say. */
function sessionHeaders({ authorization, cookie }: FastifyRequest['headers']): Headers | undefined {
  if (authorization !== undefined && BEARER.test(authorization)) return new Headers({ authorization });
  if (cookie?.includes(`${COOKIE_PREFIX}.session_token=`)) return new Headers({ cookie });
  return undefined;
}

/**
 * Makes the function that tells who is asking. It answers null for anything that is not a living session,
 * costs nothing without a token and one query with one, and never throws.
 */
export function createViewerResolver(auth: Auth): (request: FastifyRequest) => Promise<Viewer | null> {
  return async (request) => {
    const headers = sessionHeaders(request.headers);
    if (!headers) return null;
    try {
      // Sessions are prolonged by the `me` call alone, which can answer with the new cookie.
      const found = await auth.api.getSession({ headers, query: { disableRefresh: true } });
      return found ? { user: toUser(found.user), sessionId: found.session.id } : null;
    } catch (err) {
      request.log.warn({ err }, 'session could not be read');
      return null;
    }
  };
}
