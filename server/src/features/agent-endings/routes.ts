import * as calls from '@flint/shared/contracts/agent-endings';
import { type Route, route } from '../../platform/http/route';
import type { Endings } from './endings-service';

export function endingRoutes(endings: Endings): Route[] {
  return [
    route(calls.agentEndings, async ({ viewer }) => ({ endings: await endings.list(viewer.user.id) })),
    route(calls.dismissAgentEnding, async ({ viewer, params }) => {
      await endings.dismiss(viewer.user.id, params.id);
      return { success: true as const };
    }),
  ];
}
