import * as z from '@flint/shared/contracts/schema';
import { defineCall } from './call';
import { GraphId } from './step-graphs';

/** Most webhooks of a user. */
export const WEBHOOKS_MAX = 40;
/** Deliveries that a list shows. */
export const DELIVERIES_SHOWN = 20;
/** What every secret of a webhook begins with, as Standard Webhooks have it. */
export const WEBHOOK_SECRET_PREFIX = 'whsec_';

const HTTPS_RULE = 'Write an address that starts with https://.';
/** Destination of ended runs. SSRF guard: its name is resolved and checked at each delivery. */
export const WebhookAddress = z
  .string(HTTPS_RULE)
  .check(z.trim(), z.maxLength(2_000, 'The address is too long.'), z.regex(/^https:\/\//i, HTTPS_RULE));

/** A signed call between an agent and a program of its user. */
export const AgentWebhook = z.object({
  id: z.string(),
  agentId: z.string(),
  /** `in`: a call of it starts a run. `out`: ended runs are delivered to it. */
  direction: z.enum(['in', 'out']),
  /** Of `in`, the address here; of `out`, the destination. */
  url: z.string(),
  createdAt: z.string(),
  /** Of `in`: when it was last called with a fitting signature. */
  lastAt: z.nullable(z.string()),
  lastRunId: z.nullable(z.string()),
  /** Why its last call started no run, as a message. */
  fault: z.nullable(z.string()),
  /** Until when the secret before the present one is taken too; null where it is not. */
  oldUntil: z.optional(z.nullable(z.string())),
});
export type AgentWebhook = z.infer<typeof AgentWebhook>;

/** The delivery of one ended run, and its state. */
export const WebhookDelivery = z.object({
  /** Sent with it as `webhook-id`, each time. */
  id: z.string(),
  runId: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.number(),
  /** The HTTP status of the last attempt; null where none was answered. */
  status: z.nullable(z.number()),
  /** Why the last attempt failed, as a message. */
  fault: z.nullable(z.string()),
  lastAt: z.nullable(z.string()),
  /** When it is tried next; null once it is over. */
  nextAt: z.nullable(z.string()),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

const Told = z.object({ webhook: AgentWebhook, secret: z.string() });
const base = { tag: 'Agents', auth: 'verified', rateLimit: 'write', idempotency: 'natural' } as const;

export const agentWebhooks = defineCall({
  ...base,
  id: 'agentWebhooks',
  method: 'GET',
  path: '/api/agents/{id}/webhooks',
  summary: 'Own webhooks of an agent, and the latest deliveries',
  auth: 'session',
  rateLimit: 'read',
  idempotency: 'safe',
  params: GraphId,
  response: z.object({ webhooks: z.array(AgentWebhook), deliveries: z.array(WebhookDelivery) }),
  failure: 'The webhooks could not be loaded',
});
export const createAgentWebhook = defineCall({
  ...base,
  id: 'createAgentWebhook',
  method: 'POST',
  path: '/api/agents/{id}/webhooks',
  summary: 'Let a program start an agent, or be told of its runs; the answer tells the secret, this once',
  idempotency: 'key',
  params: GraphId,
  body: z.object({
    direction: z.enum(['in', 'out'], 'A webhook is in or out.'),
    /** Of `out`. */
    url: z.optional(WebhookAddress),
  }),
  response: Told,
  failure: 'The webhook could not be made',
});
export const rotateAgentWebhook = defineCall({
  ...base,
  id: 'rotateAgentWebhook',
  method: 'POST',
  path: '/api/agent-webhooks/{id}/secret',
  summary: 'Give a webhook another secret; the one before is taken too for 24 hours',
  params: GraphId,
  response: Told,
  failure: 'The secret could not be changed',
});
export const endOldWebhookSecret = defineCall({
  ...base,
  id: 'endOldWebhookSecret',
  method: 'DELETE',
  path: '/api/agent-webhooks/{id}/old-secret',
  summary: 'End the secret that a webhook had before its present one',
  auth: 'session',
  params: GraphId,
  response: z.object({ webhook: AgentWebhook }),
  failure: 'The secret could not be ended',
});
export const deleteAgentWebhook = defineCall({
  ...base,
  id: 'deleteAgentWebhook',
  method: 'DELETE',
  path: '/api/agent-webhooks/{id}',
  summary: 'Remove a webhook with its deliveries; runs stay',
  auth: 'session',
  params: GraphId,
  response: z.object({ success: z.literal(true) }),
  failure: 'The webhook could not be removed',
});
export const sendDeliveryAgain = defineCall({
  ...base,
  id: 'sendDeliveryAgain',
  method: 'POST',
  path: '/api/webhook-deliveries/{id}/send',
  summary: 'Send a delivery again now',
  params: GraphId,
  response: z.object({ delivery: WebhookDelivery }),
  failure: 'It could not be sent',
});
