import { endOtherSessions, endSession, listSessions } from '@flint/shared/contracts/sessions';
import { notFound } from '../../../platform/http/app-error';
import { type Route, route } from '../../../platform/http/route';
import type { UsersServices } from '../users-services';

/** Routes that list the user's sessions and end them. */
export function sessionListRoutes({ sessions }: UsersServices): Route[] {
  return [
    route(listSessions, async ({ viewer }) => ({ sessions: await sessions.list(viewer.user.id, viewer.sessionId) })),
    route(endSession, async ({ viewer, params }) => {
      if (!(await sessions.end(viewer.user.id, params.id))) throw notFound('session');
      return { success: true };
    }),
    route(endOtherSessions, async ({ viewer }) => ({
      success: true,
      ended: await sessions.endOthers(viewer.user.id, viewer.sessionId),
    })),
  ];
}
