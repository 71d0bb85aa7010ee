import * as calls from '@flint/shared/contracts/agent-schedules';
import { type Route, route } from '../../platform/http/route';
import type { Schedules } from './schedules-service';

export function scheduleRoutes(schedules: Schedules): Route[] {
  return [
    route(calls.agentSchedules, async ({ viewer, params }) => ({
      schedules: await schedules.list(viewer.user.id, params.id),
    })),
    route(calls.createAgentSchedule, async ({ viewer, params, body, idempotencyKey }) => ({
      schedule: await schedules.create(viewer.user.id, params.id, body, idempotencyKey),
    })),
    route(calls.switchAgentSchedule, async ({ viewer, params, body }) => ({
      schedule: await schedules.turn(viewer.user.id, params.id, body.isOn),
    })),
    route(calls.deleteAgentSchedule, async ({ viewer, params }) => {
      await schedules.remove(viewer.user.id, params.id);
      return { success: true as const };
    }),
  ];
}
