import type { FastifyRequest } from 'fastify';
import { sessionTokenOf } from './session-token';
import { deleteSessionByToken } from './sessions-repository';
import type { UsersDeps } from './users-services';

/**
 * Ends the session a browser came with, once it has been given another: left alive, it would stay usable for
 * whoever read the cookie before, and stand in its owner's list of devices for ever.
 */
export async function endReplacedSession(
  { auth, db }: Pick<UsersDeps, 'auth' | 'db'>,
  request: FastifyRequest,
): Promise<void> {
  const { authCookies, secret } = await auth.$context;
  const token = sessionTokenOf({ cookie: request.headers.cookie }, authCookies.sessionToken.name, secret);
  if (token) await deleteSessionByToken(db, token);
}
