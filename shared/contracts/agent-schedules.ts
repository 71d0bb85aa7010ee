import * as z from '@flint/shared/contracts/schema';
import { AgentBudget } from './agents';
import { defineCall } from './call';
import { GraphId, runShape } from './step-graphs';

/** Most schedules of a user. */
export const SCHEDULES_MAX = 20;
/** Shortest time between two runs of a schedule, in minutes. */
export const SCHEDULE_MINUTES_MIN = 60;

/** When an agent runs by itself, and what became of it. */
export const AgentSchedule = z.object({
  id: z.string(),
  agentId: z.string(),
  /** Minute, hour, day of the month, month, day of the week. */
  cron: z.string(),
  /** The zone whose clock it follows, such as `Europe/Lisbon`. */
  zone: z.string(),
  inputs: z.record(z.string(), z.any()),
  budget: z.nullable(z.number()),
  brandProfileId: z.nullable(z.string()),
  isOn: z.boolean(),
  /** When it runs next; null while it is off. */
  nextAt: z.nullable(z.string()),
  /** The time that its last run was for. */
  lastAt: z.nullable(z.string()),
  lastRunId: z.nullable(z.string()),
  /** Why its last run was not started, as a message. */
  fault: z.nullable(z.string()),
  /** Times that passed without a run before the last one, because nothing was there to start it. */
  missed: z.number(),
});
export type AgentSchedule = z.infer<typeof AgentSchedule>;

const One = z.object({ schedule: AgentSchedule });
const base = { tag: 'Agents', rateLimit: 'write', idempotency: 'natural' } as const;

export const agentSchedules = defineCall({
  ...base,
  id: 'agentSchedules',
  method: 'GET',
  path: '/api/agents/{id}/schedules',
  summary: 'Own schedules of an agent',
  auth: 'session',
  rateLimit: 'read',
  idempotency: 'safe',
  params: GraphId,
  response: z.object({ schedules: z.array(AgentSchedule) }),
  failure: 'The schedules could not be loaded',
});
export const createAgentSchedule = defineCall({
  ...base,
  id: 'createAgentSchedule',
  method: 'POST',
  path: '/api/agents/{id}/schedules',
  summary: 'Run an agent by a schedule',
  auth: 'verified',
  idempotency: 'key',
  params: GraphId,
  body: z.object({
    cron: z.string('Say when it runs.').check(z.trim(), z.minLength(9, 'Say when it runs.'), z.maxLength(100)),
    zone: z.string('Name the time zone.').check(z.minLength(1, 'Name the time zone.'), z.maxLength(64)),
    inputs: runShape.inputs,
    budget: z.optional(z.nullable(AgentBudget)),
    brandProfileId: runShape.brandProfileId,
  }),
  response: One,
  failure: 'The schedule could not be saved',
});
export const switchAgentSchedule = defineCall({
  ...base,
  id: 'switchAgentSchedule',
  method: 'PUT',
  path: '/api/agent-schedules/{id}',
  summary: 'Turn a schedule on or off',
  auth: 'verified',
  params: GraphId,
  body: z.object({ isOn: z.boolean('Say whether it is on.') }),
  response: One,
  failure: 'The schedule could not be changed',
});
export const deleteAgentSchedule = defineCall({
  ...base,
  id: 'deleteAgentSchedule',
  method: 'DELETE',
  path: '/api/agent-schedules/{id}',
  summary: 'Delete a schedule; its runs stay',
  auth: 'session',
  params: GraphId,
  response: z.object({ success: z.literal(true) }),
  failure: 'The schedule could not be deleted',
});
