import { AppError, notFound } from '../../platform/http/app-error';
import type { Viewer } from '../../platform/http/route';

/**
 * Authorisation of a `userId` in a request. Absent or the caller's own: the caller. Another user's: staff only, never
 * silently ignored.
 * @param exists called only when staff names another user, so the caller may audit there
 * @throws AppError `forbidden` for another's id without the role, `not_found` for an unknown id from staff
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
