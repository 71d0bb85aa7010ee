import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';
import { GraphId } from './step-graphs';

/** The collection that takes what a user's runs of an agent make. */
export const AgentCollection = z.object({
  id: z.string(),
  name: z.string(),
  /** Whether it was deleted since: nothing is put into it. */
  isGone: z.boolean(),
});
export type AgentCollection = z.infer<typeof AgentCollection>;

/** What was put of a run. */
export const RunCollection = z.object({
  id: z.string(),
  name: z.string(),
  /** `waiting`: until the run has ended, and a moment longer. `gone`: the collection was deleted before. */
  state: z.enum(['waiting', 'added', 'gone']),
  /** Library items that were put into it. */
  items: z.number(),
});
export type RunCollection = z.infer<typeof RunCollection>;

const read = { tag: 'Agents', method: 'GET', auth: 'session', rateLimit: 'read', idempotency: 'safe' } as const;
const Target = z.object({ collection: z.nullable(AgentCollection) });

export const agentCollection = defineCall({
  ...read,
  id: 'agentCollection',
  path: '/api/agents/{id}/collection',
  summary: 'The collection that takes what own runs of an agent make; null for none',
  params: GraphId,
  response: Target,
  failure: 'The collection could not be loaded',
});
export const chooseAgentCollection = defineCall({
  tag: 'Agents',
  id: 'chooseAgentCollection',
  method: 'PUT',
  path: '/api/agents/{id}/collection',
  summary: 'Choose the collection that takes what own runs of an agent make, once they have ended',
  auth: 'session',
  rateLimit: 'write',
  idempotency: 'natural',
  params: GraphId,
  body: z.object({ collectionId: z.nullable(z.uuid('The collection is named by its id.')) }),
  response: Target,
  failure: 'The collection could not be chosen',
});
export const agentRunCollection = defineCall({
  ...read,
  id: 'agentRunCollection',
  path: '/api/agent-runs/{id}/collection',
  summary: 'What an own run put into a collection; null where its agent has none',
  params: GraphId,
  response: z.object({ collection: z.nullable(RunCollection) }),
  failure: 'The collection could not be loaded',
});
