import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';

/** Runs of the caller's agents, newest first; empty until agents exist. */
export const agentRuns = defineCall({
  id: 'agentRuns',
  method: 'GET',
  path: '/api/agents/runs',
  tag: 'Agents',
  summary: 'Runs of agents',
  auth: 'session',
  rateLimit: 'read',
  idempotency: 'safe',
  query: z.object({ userId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))) }),
  response: z.object({ runs: z.array(z.any()) }),
});
