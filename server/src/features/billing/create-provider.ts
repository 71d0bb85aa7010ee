import type { Config } from '../../config';
import type { KeyCheck } from '../../platform/checks/key-check';
import type { Db } from '../../platform/db/database';
import { createEmbeddedProvider } from './embedded/embedded-provider';
import type { PaymentProvider } from './payment-provider';

type Settings = Pick<Config, 'environment' | 'authSecret' | 'stripe'>;

/** The payment provider of a server. @returns undefined in production without keys: nothing can be bought there */
export async function createProvider(
  db: Db,
  { environment, authSecret, stripe }: Settings,
): Promise<PaymentProvider | undefined> {
  if (stripe) {
    const { createStripeProvider } = await import('./stripe/stripe-provider');
    return createStripeProvider(stripe);
  }
  return environment === 'production' ? undefined : createEmbeddedProvider(db, authSecret);
}

/** Asks Stripe whether it takes our key: reading the balance costs nothing. */
export function paymentKeys({ stripe }: Pick<Config, 'stripe'>): KeyCheck[] {
  if (!stripe) return [];
  const base = (stripe.apiBase ?? 'https://api.stripe.com').replace(/\/+$/, '');
  const headers = { authorization: `Bearer ${stripe.secretKey}` };
  return [
    {
      ...{ id: 'stripe', label: 'Stripe', variable: 'STRIPE_SECRET_KEY' },
      async ask(signal) {
        const { status, body } = await fetch(`${base}/v1/balance`, { headers, signal, redirect: 'manual' });
        await body?.cancel();
        const why = `it answered ${status}`;
        if (status === 401 || status === 403) return { state: 'refused', why };
        return status === 200 ? { state: 'ok' } : { state: 'unreachable', why };
      },
    },
  ];
}
