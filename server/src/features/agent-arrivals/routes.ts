import * as calls from '@flint/shared/contracts/agent-arrivals';
import { type Route, route } from '../../platform/http/route';
import type { Arrivals } from './arrivals-service';

export function arrivalRoutes(arrivals: Arrivals): Route[] {
  return [
    route(calls.agentArrivals, async ({ viewer, params }) => ({
      arrivals: await arrivals.list(viewer.user.id, params.id),
    })),
    route(calls.createAgentArrival, async ({ viewer, params, body, idempotencyKey }) => ({
      arrival: await arrivals.create(viewer.user.id, params.id, body, idempotencyKey),
    })),
    route(calls.switchAgentArrival, async ({ viewer, params, body }) => ({
      arrival: await arrivals.turn(viewer.user.id, params.id, body.isOn),
    })),
    route(calls.deleteAgentArrival, async ({ viewer, params }) => {
      await arrivals.remove(viewer.user.id, params.id);
      return { success: true as const };
    }),
  ];
}
