import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';
import {
  ActingUser,
  GraphDescription,
  GraphFields,
  GraphId,
  GraphSteps,
  graphName,
  graphShape,
  IsPublished,
  runShape,
} from './step-graphs';

const INSTRUCTIONS_MAX = 4_000;
/** Most agents of one user. */
export const AGENTS_MAX = 500;
/** The highest cap of a run, in whole credits. */
export const BUDGET_MAX = 100_000;

export const Agent = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** What every writing step is told first. */
  instructions: z.string(),
  ...graphShape,
  /** Credits at which its runs stop and ask; null for none. */
  budget: z.nullable(z.number()),
  /** Credits that all its runs of one user may cost in a day, UTC; null for no such cap. */
  dailyCap: z.optional(z.nullable(z.number())),
  /** The most that a run of its example can cost; null while it has a fault. */
  credits: z.nullable(z.number()),
  isPublished: z.boolean(),
  /** Whether its owner changed it since it was published. */
  isChanged: z.boolean(),
  /** Null for one that comes with the product. */
  ownerId: z.nullable(z.string()),
  /** How often others copied it. */
  copies: z.number(),
  createdAt: z.nullable(z.string()),
  changedAt: z.nullable(z.string()),
});
export type Agent = z.infer<typeof Agent>;

export const AgentBudget = z
  .int('The budget is a whole number of credits.')
  .check(
    z.minimum(1, 'The budget is at least 1 credit.'),
    z.maximum(BUDGET_MAX, `The budget is at most ${BUDGET_MAX.toLocaleString('en')} credits.`),
  );

const DAILY_CAP_RULE = `The cap of a day is a whole number from 1 to ${BUDGET_MAX.toLocaleString('en')}.`;
const AgentDailyCap = z.int(DAILY_CAP_RULE).check(z.minimum(1, DAILY_CAP_RULE), z.maximum(BUDGET_MAX, DAILY_CAP_RULE));

const parts = {
  description: z.optional(GraphDescription),
  instructions: z.optional(
    z
      .string('The instructions are a text.')
      .check(z.trim(), z.maxLength(INSTRUCTIONS_MAX, `Instructions have at most ${INSTRUCTIONS_MAX} characters.`)),
  ),
  inputs: z.optional(GraphFields),
  budget: z.optional(z.nullable(AgentBudget)),
  dailyCap: z.optional(z.nullable(AgentDailyCap)),
  isPublished: z.optional(IsPublished),
};

export const AgentBody = z.object({ name: graphName('agent'), ...parts, steps: z.optional(GraphSteps) });
export type AgentBody = z.infer<typeof AgentBody>;

/** What is left out stays as it is. Its steps are sent by a call of their own. */
export const AgentChange = z.object({ name: z.optional(graphName('agent')), ...parts });
export type AgentChange = z.infer<typeof AgentChange>;

/** A kept state of an agent. */
export const AgentVersion = z.object({
  number: z.number(),
  name: z.string(),
  /** Whether others see it. */
  isPublished: z.boolean(),
  steps: z.number(),
  createdAt: z.string(),
});
export type AgentVersion = z.infer<typeof AgentVersion>;

export const AgentEstimate = z.object({
  /** The most that a run can cost: what can be held. */
  credits: z.number(),
  /** The same of each step, by its name. */
  perStep: z.record(z.string(), z.number()),
  /** What it costs when answers have their usual length. */
  expected: z.number(),
});
export type AgentEstimate = z.infer<typeof AgentEstimate>;

const base = { tag: 'Agents' } as const;
const read = { ...base, method: 'GET', auth: 'session', rateLimit: 'read', idempotency: 'safe' } as const;
const write = { ...base, auth: 'session', rateLimit: 'write', idempotency: 'natural' } as const;
const One = z.object({ agent: Agent });
const Published = z.object({ publishedAgents: z.array(Agent) });
const Mine = z.object({ userAgents: z.array(Agent) });
const Versions = z.object({ versions: z.array(AgentVersion) });
const LOAD_LIST = 'Failed to load agents';
const LOAD_ONE = 'Failed to load the agent';
const SAVE = 'Failed to save the agent';

export const createAgent = defineCall({
  ...write,
  id: 'createAgent',
  method: 'POST',
  path: '/api/agents',
  summary: 'Create an agent',
  idempotency: 'key',
  body: AgentBody,
  response: One,
  failure: 'Failed to create agent',
});
export const estimateDraft = defineCall({
  ...write,
  id: 'estimateAgentDraft',
  method: 'POST',
  path: '/api/agents/estimate',
  summary: 'Estimate steps that are not kept',
  rateLimit: 'read',
  body: z.object({
    steps: GraphSteps,
    inputs: z.optional(GraphFields),
    instructions: parts.instructions,
  }),
  response: AgentEstimate,
  failure: 'The price is not known',
});
export const publishedAgents = defineCall({
  ...read,
  id: 'publishedAgents',
  path: '/api/agents/published',
  summary: 'Published agents',
  auth: 'public',
  response: Published,
  failure: LOAD_LIST,
});
export const myAgents = defineCall({
  ...read,
  id: 'myAgents',
  path: '/api/agents/mine',
  summary: 'Own agents',
  response: Mine,
  failure: LOAD_LIST,
});
export const listAgents = defineCall({
  ...read,
  id: 'listAgents',
  path: '/api/agents',
  summary: 'Published and own agents',
  query: ActingUser,
  response: z.object({ ...Published.shape, ...Mine.shape }),
  failure: LOAD_LIST,
});
export const getAgent = defineCall({
  ...read,
  id: 'getAgent',
  path: '/api/agents/{id}',
  summary: 'One agent: an own one, or a published one as it was published',
  auth: 'public',
  params: GraphId,
  response: One,
  failure: LOAD_ONE,
});
export const editAgent = defineCall({
  ...read,
  id: 'editAgent',
  path: '/api/agents/{id}/edit',
  summary: 'An own agent as its builder shows it, with its versions',
  params: GraphId,
  response: z.object({ ...One.shape, ...Versions.shape }),
  failure: LOAD_ONE,
});
export const updateAgent = defineCall({
  ...write,
  id: 'updateAgent',
  method: 'PUT',
  path: '/api/agents/{id}',
  summary: 'Change an own agent, publish it as it is then, or take it back',
  params: GraphId,
  body: AgentChange,
  response: One,
  failure: SAVE,
});
export const updateAgentSteps = defineCall({
  ...write,
  id: 'updateAgentSteps',
  method: 'PUT',
  path: '/api/agents/{id}/steps',
  summary: 'Replace the steps of an own agent',
  params: GraphId,
  body: z.object({ steps: GraphSteps }),
  response: One,
  failure: SAVE,
});
export const deleteAgent = defineCall({
  ...write,
  id: 'deleteAgent',
  method: 'DELETE',
  path: '/api/agents/{id}',
  summary: 'Delete an own agent; its runs and copies stay',
  params: GraphId,
  response: z.object({ success: z.literal(true) }),
});
export const copyAgent = defineCall({
  ...write,
  id: 'copyAgent',
  method: 'POST',
  path: '/api/agents/{id}/copy',
  summary: 'Make an own, independent agent of an own or published one',
  idempotency: 'key',
  params: GraphId,
  response: One,
  failure: 'The agent could not be copied',
});
export const keepAgentVersion = defineCall({
  ...write,
  id: 'keepAgentVersion',
  method: 'POST',
  path: '/api/agents/{id}/versions',
  summary: 'Keep an own agent as it is under a name',
  params: GraphId,
  body: z.object({ name: graphName('version') }),
  response: Versions,
  failure: 'The version could not be kept',
});
export const restoreAgentVersion = defineCall({
  ...write,
  id: 'restoreAgentVersion',
  method: 'POST',
  path: '/api/agents/{id}/versions/{number}/restore',
  summary: 'Make an own agent what a kept version is',
  params: z.object({ ...GraphId.shape, number: z.string().check(z.regex(/^\d{1,9}$/)) }),
  response: One,
  failure: 'The version could not be restored',
});
export const estimateAgent = defineCall({
  ...read,
  id: 'estimateAgent',
  path: '/api/agents/{id}/estimate',
  summary: 'Estimate a run of an agent with its example',
  params: GraphId,
  response: AgentEstimate,
  failure: 'The price is not known',
});
export const runAgent = defineCall({
  ...write,
  id: 'runAgent',
  method: 'POST',
  path: '/api/agents/{id}/run',
  summary: 'Run an agent',
  auth: 'verified',
  rateLimit: 'generate',
  idempotency: 'key',
  params: GraphId,
  body: z.object({
    ...runShape,
    /** Credits at which it stops and asks; the agent’s where it is left out. */
    budget: z.optional(z.nullable(AgentBudget)),
  }),
  response: z.object({ runId: z.string(), status: z.string() }),
  failure: 'The agent could not be run',
});
