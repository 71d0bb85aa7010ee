import type { WebhookDelivery } from '@flint/shared/contracts/agent-webhooks';
import type { Generated, Selectable } from 'kysely';

declare module '../../platform/db/schema' {
  interface Schema {
    agent_webhook: AgentWebhookTable;
    webhook_delivery: WebhookDeliveryTable;
  }
}

export interface AgentWebhookTable {
  id: string;
  user_id: string;
  /** An own agent, a published one, or one that comes with the product. */
  agent_id: string;
  direction: 'in' | 'out';
  /** Destination of deliveries; null for `in`. */
  url: string | null;
  /** What its secret is derived from, together with the server's. */
  salt: string;
  /** The salt before, whose secret is taken too until that time. */
  old_salt: string | null;
  old_until: Date | null;
  last_at: Date | null;
  last_run_id: string | null;
  fault: string | null;
  created_at: Generated<Date>;
}

export interface WebhookDeliveryTable {
  id: string;
  webhook_id: string;
  run_id: string;
  state: Generated<WebhookDelivery['state']>;
  attempts: Generated<number>;
  status: number | null;
  fault: string | null;
  last_at: Date | null;
  /** Of one that waits: when it is tried next, or until when an attempt may be under way. */
  next_at: Generated<Date | null>;
  created_at: Generated<Date>;
}

export type AgentWebhookRow = Selectable<AgentWebhookTable>;
export type WebhookDeliveryRow = Selectable<WebhookDeliveryTable>;
