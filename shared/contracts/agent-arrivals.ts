import * as z from '@flint/shared/contracts/schema';
import { AgentBudget } from './agents';
import { defineCall } from './call';
import { GraphId, runShape } from './step-graphs';

/** Most collections that a user has agents look at. */
export const ARRIVALS_MAX = 20;
/** Files of a collection that start runs in a day, UTC; those beyond wait for the next day. */
export const ARRIVALS_A_DAY = 50;

/** A collection each of whose new files starts a run of an agent, and what became of the last one. */
export const AgentArrival = z.object({
  id: z.string(),
  agentId: z.string(),
  collectionId: z.string(),
  /** As it was last seen. */
  collectionName: z.string(),
  /** The field of the agent’s form that takes the file: its picture, or its words. */
  field: z.string(),
  inputs: z.record(z.string(), z.any()),
  budget: z.nullable(z.number()),
  brandProfileId: z.nullable(z.string()),
  isOn: z.boolean(),
  /** When the last file was taken. */
  lastAt: z.nullable(z.string()),
  lastRunId: z.nullable(z.string()),
  /** Why the last file started no run, or others wait, as a message. */
  fault: z.nullable(z.string()),
});
export type AgentArrival = z.infer<typeof AgentArrival>;

const One = z.object({ arrival: AgentArrival });
const base = { tag: 'Agents', rateLimit: 'write', idempotency: 'natural' } as const;

export const agentArrivals = defineCall({
  ...base,
  id: 'agentArrivals',
  method: 'GET',
  path: '/api/agents/{id}/arrivals',
  summary: 'The collections whose new files start own runs of an agent',
  auth: 'session',
  rateLimit: 'read',
  idempotency: 'safe',
  params: GraphId,
  response: z.object({ arrivals: z.array(AgentArrival) }),
  failure: 'The collections could not be loaded',
});
export const createAgentArrival = defineCall({
  ...base,
  id: 'createAgentArrival',
  method: 'POST',
  path: '/api/agents/{id}/arrivals',
  summary: 'Run an agent for each file that is put into a collection from now on',
  auth: 'verified',
  idempotency: 'key',
  params: GraphId,
  body: z.object({
    collectionId: z.uuid('Choose a collection.'),
    field: z.string('Choose the field that takes the file.').check(z.minLength(1), z.maxLength(32)),
    inputs: runShape.inputs,
    budget: z.optional(z.nullable(AgentBudget)),
    brandProfileId: runShape.brandProfileId,
  }),
  response: One,
  failure: 'It could not be saved',
});
export const switchAgentArrival = defineCall({
  ...base,
  id: 'switchAgentArrival',
  method: 'PUT',
  path: '/api/agent-arrivals/{id}',
  summary: 'Turn the runs for new files on or off; files that come while they are off start none',
  auth: 'verified',
  params: GraphId,
  body: z.object({ isOn: z.boolean('Say whether it is on.') }),
  response: One,
  failure: 'It could not be changed',
});
export const deleteAgentArrival = defineCall({
  ...base,
  id: 'deleteAgentArrival',
  method: 'DELETE',
  path: '/api/agent-arrivals/{id}',
  summary: 'Let new files of a collection start no runs; those there are stay',
  auth: 'session',
  params: GraphId,
  response: z.object({ success: z.literal(true) }),
  failure: 'It could not be deleted',
});
