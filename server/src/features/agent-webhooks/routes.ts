import * as calls from '@flint/shared/contracts/agent-webhooks';
import { type Route, route } from '../../platform/http/route';
import type { Deliveries } from './deliveries-service';
import type { Webhooks } from './webhooks-service';

/** A secret is shown once: no cache keeps the answer. */
const NO_STORE = ['cache-control', 'private, no-store'] as const;

export function webhookRoutes(webhooks: Webhooks, deliveries: Deliveries): Route[] {
  return [
    route(calls.agentWebhooks, ({ viewer, params }) => webhooks.list(viewer.user.id, params.id)),
    route(calls.createAgentWebhook, ({ viewer, params, body, idempotencyKey, reply }) => {
      reply.header(...NO_STORE);
      return webhooks.create(viewer.user.id, params.id, body, idempotencyKey);
    }),
    route(calls.rotateAgentWebhook, ({ viewer, params, reply }) => {
      reply.header(...NO_STORE);
      return webhooks.rotate(viewer.user.id, params.id);
    }),
    route(calls.endOldWebhookSecret, async ({ viewer, params }) => ({
      webhook: await webhooks.endOldSecret(viewer.user.id, params.id),
    })),
    route(calls.deleteAgentWebhook, async ({ viewer, params }) => {
      await webhooks.remove(viewer.user.id, params.id);
      return { success: true as const };
    }),
    route(calls.sendDeliveryAgain, async ({ viewer, params }) => ({
      delivery: await deliveries.again(viewer.user.id, params.id),
    })),
  ];
}
