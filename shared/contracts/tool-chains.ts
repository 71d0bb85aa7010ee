import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';
import { ToolRun } from './tool-runs';

export const CHAINS_PAGE = 10;

/**
 * `choosing`: waits for its owner to choose among several results. `stopped`: a part failed, or its owner cancelled it;
 * finished parts are kept, and it can be resumed.
 */
const CHAIN_STATUSES = ['running', 'choosing', 'completed', 'stopped'] as const;

const ChainPart = z.object({
  /** Such as `youtube/title-generator`. */
  tool: z.string(),
  /** Null before it starts, and after its owner deleted it. */
  use: z.nullable(ToolRun),
  /** Index of the chosen result, from 0; null without a choice: the first that breaks no rule is taken. */
  chosen: z.nullable(z.number()),
});

/** Tools in order, each a separately charged run. */
export const ToolChain = z.object({
  id: z.string(),
  /** Its row in the table of chains, such as `video-page`. */
  chain: z.string(),
  input: z.record(z.string(), z.any()),
  brandProfileId: z.nullable(z.string()),
  /** Whether it waits after parts with several results. */
  choose: z.boolean(),
  status: z.enum(CHAIN_STATUSES),
  /** Why it stopped, as a message. */
  message: z.nullable(z.string()),
  parts: z.array(ChainPart),
  createdAt: z.string(),
});
export type ToolChain = z.infer<typeof ToolChain>;

const One = z.object({ chain: ToolChain, balance: z.number() });
/** Upper limit in credits as shown on the button: all later parts together never cost more. */
const Most = z.optional(z.int('The most it may cost is a whole number.').check(z.minimum(0)));
const ById = z.object({ id: z.string().check(z.maxLength(64)) });
const base = { tag: 'Tools' } as const;

export const startChain = defineCall({
  ...base,
  id: 'startChain',
  method: 'POST',
  path: '/api/tool-chains',
  summary: 'Use several tools, each with what the one before answered',
  auth: 'verified',
  rateLimit: 'generate',
  idempotency: 'key',
  body: z.object({
    chain: z.string('Name a chain.').check(z.maxLength(64)),
    /** The chain's fields. */
    input: z.record(z.string(), z.any(), 'The input is an object.'),
    brandProfileId: z.optional(z.uuid('The brand profile is named by its id.')),
    /** Waits for its owner after parts with several results; by default the best one is used. */
    choose: z.optional(z.boolean('Whether to wait for a choice is true or false.')),
    most: Most,
  }),
  response: One,
  failure: 'The chain could not be started',
});
export const listChains = defineCall({
  ...base,
  id: 'listChains',
  method: 'GET',
  path: '/api/tool-chains',
  summary: 'Own chains, newest first',
  auth: 'session',
  rateLimit: 'read',
  idempotency: 'safe',
  query: z.object({ chain: z.optional(z.string().check(z.maxLength(64))) }),
  response: z.object({ chains: z.array(ToolChain) }),
  failure: 'Failed to load your chains',
});
export const readChain = defineCall({
  ...base,
  id: 'readChain',
  method: 'GET',
  path: '/api/tool-chains/{id}',
  summary: 'One own chain',
  auth: 'session',
  rateLimit: 'read',
  idempotency: 'safe',
  params: ById,
  response: One,
  failure: 'Failed to load the chain',
});
export const cancelChain = defineCall({
  ...base,
  id: 'cancelChain',
  method: 'POST',
  path: '/api/tool-chains/{id}/cancel',
  summary: 'Stop a chain; what is done stays',
  auth: 'session',
  rateLimit: 'write',
  idempotency: 'natural',
  params: ById,
  response: One,
  failure: 'The chain could not be stopped',
});
export const continueChain = defineCall({
  ...base,
  id: 'continueChain',
  method: 'POST',
  path: '/api/tool-chains/{id}/continue',
  summary: 'Go on with a chain where it stopped',
  auth: 'verified',
  rateLimit: 'generate',
  idempotency: 'natural',
  params: ById,
  body: z.object({ most: Most }),
  response: One,
  failure: 'The chain could not go on',
});
export const chooseInChain = defineCall({
  ...base,
  id: 'chooseInChain',
  method: 'POST',
  path: '/api/tool-chains/{id}/choose',
  summary: 'Go on with one of several things a part offers; parts after it are made anew',
  auth: 'verified',
  rateLimit: 'generate',
  idempotency: 'natural',
  params: ById,
  body: z.object({
    /** Index of the part that offers results, from 0. */
    part: z.int('The part is a whole number.').check(z.minimum(0)),
    /** Index of the chosen result, from 0. */
    chosen: z.int('What is chosen is a whole number.').check(z.minimum(0)),
    most: Most,
  }),
  response: One,
  failure: 'The chain could not go on',
});
