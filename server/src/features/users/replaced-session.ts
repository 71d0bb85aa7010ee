import type { FastifyRequest } from 'fastify';
import { deleteSessionByToken } from './sessions-repository';
import type { UsersServices } from './users-services';

/**
 * Session fixation protection: ends the session a browser had before it got a new one. Left alive, a stolen cookie
 * would stay usable, and the session would stay in the owner's list of devices.
 */
export async function endReplacedSession(
  { db, cookie: sessionCookie }: Pick<UsersServices, 'db' | 'cookie'>,
  request: FastifyRequest,
): Promise<void> {
  const { cookie = '' } = request.headers;
  const shown = await sessionCookie.shown({ headers: { cookie } });
  if (shown) await deleteSessionByToken(db, shown.token);
}
