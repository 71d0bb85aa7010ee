import { AppError, notFound } from '../../platform/http/app-error';
import type { Viewer } from '../../platform/http/route';

/**
 * Decides for whom a call acts when the client may name a user: a `userId` is a request, not a fact.
 * None, or the caller's own: the caller. Another's: staff only, never silently ignored.
 * @param exists asked only when staff names another user: the place to write down that they did
 * @throws AppError `forbidden` for another's id without the role, `not_found` for staff naming nobody
 */
export async function actingUserId(
  viewer: Viewer,
  requested: string | undefined,
  exists: (userId: string) => Promise<boolean>,
): Promise<string> {
  const self = viewer.user.id;
  if (requested === undefined || requested === self) return self;
  if (!viewer.user.roles.includes('admin'))
    throw new AppError('forbidden', 'You can only ask for your own account.', { field: 'userId' });
  if (!(await exists(requested))) throw notFound('user');
  return requested;
}
