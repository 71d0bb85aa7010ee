import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';
import { ToolRun } from './tool-runs';

export const CHAINS_PAGE = 10;

/** `stopped`: a part failed, or its owner cancelled it; what is done stays, and it can go on. */
export const CHAIN_STATUSES = ['running', 'completed', 'stopped'] as const;

const ChainPart = z.object({
  /** Such as `youtube/title-generator`. */
  tool: z.string(),
  /** Null before its turn, and once its owner deleted it. */
  use: z.nullable(ToolRun),
});

/** Tools one after another, each a run that is paid by itself. */
export const ToolChain = z.object({
  id: z.string(),
  /** Its row in the table of chains, such as `video-page`. */
  chain: z.string(),
  input: z.record(z.string(), z.any()),
  brandProfileId: z.nullable(z.string()),
  status: z.enum(CHAIN_STATUSES),
  /** Why it stopped, in words. */
  message: z.nullable(z.string()),
  parts: z.array(ChainPart),
  createdAt: z.string(),
});
export type ToolChain = z.infer<typeof ToolChain>;

const One = z.object({ chain: ToolChain, balance: z.number() });
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
  response: One,
  failure: 'The chain could not go on',
});
