import type { Db } from '../../platform/db/database';
import { AppError } from '../../platform/http/app-error';
import { type CheckoutRow, type Checkouts, createCheckouts } from './checkouts-service';
import { embeddedEvent } from './embedded/embedded-provider';
import { updateOpenPayment } from './embedded/embedded-repository';
import type { PaymentProvider } from './payment-provider';
import { createRefunds, type Refunds } from './refunds';
import { createWebhook, type Receive } from './webhook';

export interface Billing {
  readonly provider: PaymentProvider;
  readonly checkouts: Checkouts;
  readonly refunds: Refunds;
  readonly webhook: Receive;
  /**
   * Pays an open checkout on the test page, by a signed event as from a provider. Absent with a real provider.
   * @returns why the card was declined, or null
   * @throws AppError `conflict` when the checkout has ended without a payment
   */
  readonly confirm?: (checkout: CheckoutRow, card: 'pays' | 'declined') => Promise<string | null>;
}

export function createBilling(
  db: Db,
  provider: PaymentProvider,
  { publicUrl, authSecret }: { publicUrl: string; authSecret: string },
): Billing {
  const webhook = createWebhook(db, provider);
  const billing = {
    ...{ provider, webhook, refunds: createRefunds(db, provider) },
    checkouts: createCheckouts(db, provider, publicUrl),
  };
  if (provider.id !== 'embedded') return billing;
  return {
    ...billing,
    async confirm({ id, state }, card) {
      if (state === 'open' && card === 'declined') return 'The card was declined. Nothing was charged.';
      const hasEnded = state === 'cancelled' || state === 'expired';
      if (hasEnded || !(await updateOpenPayment(db, id, 'paid')))
        throw new AppError('conflict', 'This checkout has ended. Nothing was charged: begin a new one.');
      const { body, signature } = embeddedEvent(id, 'payment_intent.succeeded', authSecret);
      await webhook(body, signature);
      return null;
    },
  };
}
