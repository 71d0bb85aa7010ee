import type { FastifyRequest } from 'fastify';
import { sessionTokenOf } from './session-token';
import { deleteSessionByToken } from './sessions-repository';
import type { UsersDeps } from './users-services';

/**
 * Session fixation protection: ends the session a browser had before it got a new one. Left alive, a stolen cookie
 * would stay usable, and the session would stay in the owner's list of devices.
 */
export async function endReplacedSession(
  { auth, db }: Pick<UsersDeps, 'auth' | 'db'>,
  request: FastifyRequest,
): Promise<void> {
  const { authCookies, secret } = await auth.$context;
  const token = sessionTokenOf({ cookie: request.headers.cookie }, authCookies.sessionToken.name, secret);
  if (token) await deleteSessionByToken(db, token);
}
