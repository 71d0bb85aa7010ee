import { createHmac, hkdfSync } from 'node:crypto';
import { WEBHOOK_SECRET_PREFIX } from '@flint/shared/contracts/agent-webhooks';

const KEY_BYTES = 32;

/** The secrets of webhooks. None is stored: each follows from the server's secret and the webhook's salt. */
export interface WebhookSecrets {
  /** As shown to its user: `whsec_` and 256 bits in base64. */
  of(salt: string): string;
}

/** @param secret the server's secret, from which a key of its own is derived */
export function createWebhookSecrets(secret: string): WebhookSecrets {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'flint agent webhooks', KEY_BYTES));
  return { of: (salt) => WEBHOOK_SECRET_PREFIX + createHmac('sha256', key).update(salt).digest('base64') };
}
