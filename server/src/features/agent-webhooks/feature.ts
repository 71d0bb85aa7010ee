import { defineFeature } from '../../platform/composition/define-feature';
import { database } from '../../platform/postgres/database-feature';
import { agents } from '../agents/feature';
import { steps } from '../steps/feature';
import { dropOld } from './deliveries-repository';
import { createDeliveries } from './deliveries-service';
import * as webhookTables from './migrations/0190-agent-webhooks';
import * as oldSecrets from './migrations/0232-old-secrets';
import { createReceiveCall, registerIncoming } from './receive-call';
import { webhookRoutes } from './routes';
import { createWebhookSecrets } from './webhook-secret';
import { findWebhook } from './webhooks-repository';
import { createWebhooks } from './webhooks-service';

/** A delivery is sent within this time after its run has ended. */
const TELL_EVERY_MS = 5_000;

/** Signed calls between agents and programs of their users: one starts a run, ended runs are delivered to another. */
export const agentWebhooks = defineFeature({
  id: 'agentWebhooks',
  needs: { database, agents, steps },
  tables: ['agent_webhook', 'webhook_delivery'],
  migrations: { '0190-agent-webhooks': webhookTables, '0232-old-secrets': oldSecrets },
  service({ database: { db }, agents, steps: { steps } }, { config: { authSecret, publicUrl }, log, stopping }) {
    const secrets = createWebhookSecrets(authSecret);
    return {
      secrets,
      webhooks: createWebhooks({ db, agents, secrets, publicUrl }),
      deliveries: createDeliveries({ db, steps, secrets, publicUrl, log, stopping }),
    };
  },
  routes: ({ webhooks, deliveries }) => webhookRoutes(webhooks, deliveries),
  http(app, { secrets }, { database: { db }, agents }, { policy: { limiter } }) {
    return registerIncoming(app, createReceiveCall({ db, agents, secrets, limiter }));
  },
  sweeps: ({ deliveries }, { database: { db } }, { config: { sweepMs, trimMs } }) => [
    { name: 'webhook-deliveries', everyMs: Math.min(sweepMs, TELL_EVERY_MS), run: () => deliveries.sweep() },
    { name: 'old-webhook-deliveries', everyMs: trimMs, run: () => dropOld(db) },
  ],
  // The id of a webhook is the idempotency key that it was created with.
  keyOwners: (_service, { database: { db } }) => [async (id) => (await findWebhook(db, id))?.user_id],
});
