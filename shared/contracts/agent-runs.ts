import * as z from '@flint/shared/contracts/schema';
import { AgentBudget } from './agents';
import { defineCall } from './call';
import { RUN_STATUSES } from './runs';
import { ActingUser, GraphId, StepText } from './step-graphs';
import { JOB_STEP_STATES, StepJob, WAITING_FOR } from './step-jobs';

/** A step of a run, as its owner looks over it. */
export const PlannedStep = z.object({
  step: z.string(),
  kind: z.string(),
  state: z.enum(JOB_STEP_STATES),
  /** The most it may cost, all items of a loop together. */
  credits: z.number(),
  /** What it was charged so far; null before it began. */
  charged: z.nullable(z.number()),
  reused: z.boolean(),
  /** How long it took; null until it ends. */
  seconds: z.nullable(z.number()),
});
export type PlannedStep = z.infer<typeof PlannedStep>;

/** The look and the voice that a run settled on. */
export const RunTheme = z.object({
  brandProfileId: z.nullable(z.string()),
  /** What its brand profile said when it was started. */
  brand: z.nullable(z.string()),
  /** What its writing steps were told. */
  voice: z.nullable(z.string()),
  /** What its first picture or film was asked for. */
  look: z.nullable(z.string()),
  aspectRatio: z.nullable(z.string()),
});
export type RunTheme = z.infer<typeof RunTheme>;

/** Something that a run read, and the steps that did. */
export const RunContext = z.object({
  /** A field’s label, the title of a page or its address, the name of a file. */
  name: z.string(),
  from: z.enum(['input', 'brand', 'instructions', 'page', 'file']),
  text: z.string(),
  /** Of the text, as it was read: what was longer was cut. */
  characters: z.number(),
  steps: z.array(z.string()),
});
export type RunContext = z.infer<typeof RunContext>;

const read = { tag: 'Agents', method: 'GET', auth: 'session', rateLimit: 'read', idempotency: 'safe' } as const;
const act = { tag: 'Agents', method: 'POST', auth: 'verified', rateLimit: 'write', idempotency: 'natural' } as const;
const One = z.object({ run: StepJob });
const LOAD = 'Failed to load the run';

export const agentRuns = defineCall({
  ...read,
  id: 'agentRuns',
  path: '/api/agents/runs',
  summary: 'Runs of agents, newest first',
  query: ActingUser,
  response: z.object({ runs: z.array(StepJob) }),
  failure: 'Failed to load your runs',
});
export const agentRunStatus = defineCall({
  ...read,
  id: 'agentRunStatus',
  path: '/api/agents/runs/{id}/status',
  summary: 'Where an own run of an agent stands',
  params: GraphId,
  response: z.object({
    status: z.enum(RUN_STATUSES),
    /** What a running one waits for; null while it works. */
    waitingFor: z.nullable(z.enum(WAITING_FOR)),
  }),
  failure: LOAD,
});
export const agentRun = defineCall({
  ...read,
  id: 'agentRun',
  path: '/api/agent-runs/{id}',
  summary: 'One own run of an agent, with its steps',
  params: GraphId,
  response: One,
  failure: LOAD,
});
export const agentRunTheme = defineCall({
  ...read,
  id: 'agentRunTheme',
  path: '/api/agent-runs/{id}/theme',
  summary: 'The look and voice that an own run settled on; null where it has none',
  params: GraphId,
  response: z.object({ theme: z.nullable(RunTheme) }),
  failure: LOAD,
});
export const agentRunContexts = defineCall({
  ...read,
  id: 'agentRunContexts',
  path: '/api/agent-runs/{id}/contexts',
  summary: 'What an own run read',
  params: GraphId,
  response: z.object({ contexts: z.array(RunContext) }),
  failure: LOAD,
});
export const agentRunPlan = defineCall({
  ...read,
  id: 'agentRunPlan',
  path: '/api/agent-runs/{id}/plan',
  summary: 'The steps of an own run with state, cost and time',
  params: GraphId,
  response: z.object({ plan: z.array(PlannedStep) }),
  failure: LOAD,
});
export const editAgentRun = defineCall({
  ...act,
  id: 'editAgentRun',
  path: '/api/agent-runs/{id}/edit',
  summary: 'Change what a step gave, and make what follows again as a new run',
  rateLimit: 'generate',
  idempotency: 'key',
  params: GraphId,
  body: StepText,
  response: z.object({ runId: z.string(), status: z.string() }),
  failure: 'It could not be made again',
});
export const answerAgentRun = defineCall({
  ...act,
  id: 'answerAgentRun',
  path: '/api/agent-runs/{id}/answer',
  summary: 'Approve, or choose, where a run waits for its owner',
  params: GraphId,
  body: StepText,
  response: One,
  failure: 'The answer could not be kept',
});
export const passAgentDay = defineCall({
  ...act,
  id: 'passAgentDay',
  path: '/api/agent-runs/{id}/past-daily-cap',
  summary: 'Let a run that waits for the next day go on now',
  params: GraphId,
  response: One,
  failure: 'The run could not go on',
});
export const raiseAgentBudget = defineCall({
  ...act,
  id: 'raiseAgentBudget',
  path: '/api/agent-runs/{id}/budget',
  summary: 'Set the cap of a run under way; one that waits for it goes on',
  params: GraphId,
  body: z.object({ budget: AgentBudget }),
  response: One,
  failure: 'The budget could not be raised',
});
