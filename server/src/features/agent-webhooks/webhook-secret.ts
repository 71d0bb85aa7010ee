import { createHmac, hkdfSync } from 'node:crypto';
import { WEBHOOK_SECRET_PREFIX } from '@flint/shared/contracts/agent-webhooks';
import type { AgentWebhookRow } from './tables';

const KEY_BYTES = 32;

/** The secrets of webhooks. None is stored: each follows from the server's secret and the webhook's salt. */
export interface WebhookSecrets {
  /** As shown to its user: `whsec_` and 256 bits in base64. */
  of(salt: string): string;
  /** Those that count now, the newest first: beside the present one the one before, for the time of a change. */
  valid(webhook: Pick<AgentWebhookRow, 'salt' | 'old_salt' | 'old_until'>): string[];
}

/** @param secret the server's secret, from which a key of its own is derived */
export function createWebhookSecrets(secret: string): WebhookSecrets {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'flint agent webhooks', KEY_BYTES));
  const of = (salt: string) => WEBHOOK_SECRET_PREFIX + createHmac('sha256', key).update(salt).digest('base64');
  return {
    of,
    valid({ salt, old_salt: before, old_until: until }) {
      const isBoth = before !== null && until !== null && until > new Date();
      return isBoth ? [of(salt), of(before)] : [of(salt)];
    },
  };
}
