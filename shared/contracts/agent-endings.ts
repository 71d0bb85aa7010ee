import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';
import { GraphId } from './step-graphs';

/** A schedule, a webhook or runs for new files of a collection that ended with their agent. */
export const AgentEnding = z.object({
  id: z.string(),
  /** The agent as its user saw it; null where its name is not known any more. */
  agentName: z.nullable(z.string()),
  /** Whether it was deleted, or its owner took it back. */
  reason: z.enum(['deleted', 'unpublished']),
  kind: z.enum(['schedule', 'webhook', 'arrival']),
  /** Of a schedule: when it ran. */
  cron: z.nullable(z.string()),
  zone: z.nullable(z.string()),
  /** Of a webhook. */
  direction: z.nullable(z.enum(['in', 'out'])),
  url: z.nullable(z.string()),
  /** Of runs for new files: the name of the collection. */
  collection: z.nullable(z.string()),
  endedAt: z.string(),
});
export type AgentEnding = z.infer<typeof AgentEnding>;

const base = { tag: 'Agents', auth: 'session' } as const;

export const agentEndings = defineCall({
  ...base,
  id: 'agentEndings',
  method: 'GET',
  path: '/api/agent-endings',
  summary:
    'Own schedules, webhooks and runs for new files that ended with their agent in the last 30 days, latest first',
  rateLimit: 'read',
  idempotency: 'safe',
  response: z.object({ endings: z.array(AgentEnding) }),
  failure: 'What ended could not be loaded',
});
export const dismissAgentEnding = defineCall({
  ...base,
  id: 'dismissAgentEnding',
  method: 'DELETE',
  path: '/api/agent-endings/{id}',
  summary: 'Take something that ended with its agent off the list',
  rateLimit: 'write',
  idempotency: 'natural',
  params: GraphId,
  response: z.object({ success: z.literal(true) }),
  failure: 'It could not be taken off the list',
});
