import type { Db } from '../../platform/db/database';
import { transact } from '../../platform/db/transaction';
import { AppError } from '../../platform/http/app-error';
import { findCustomer, lockPayer } from './checkouts-repository';
import { type CheckoutRow, type Checkouts, createCheckouts } from './checkouts-service';
import { embeddedEvent } from './embedded/embedded-provider';
import { updateOpenPayment } from './embedded/embedded-repository';
import type { PaymentProvider } from './payment-provider';
import { confirmPlan } from './plans/embedded-plans';
import { isPlanCheckout } from './plans/plan-checkouts';
import { createPlans, type Plans } from './plans/plans-service';
import { createRefunds, type Refunds } from './refunds';
import { createTopUps, type TopUps } from './top-ups/top-ups-service';
import { createWebhook, type Receive } from './webhook';

export interface Billing {
  readonly provider: PaymentProvider;
  readonly checkouts: Checkouts;
  readonly plans: Plans;
  readonly refunds: Refunds;
  readonly topUps: TopUps;
  readonly webhook: Receive;
  /**
   * Pays an open checkout on the test page, by a signed event as from a provider. Absent with a real provider.
   * @returns why the card was declined, or null
   * @throws AppError `conflict` when the checkout has ended without a payment
   */
  readonly confirm?: (checkout: CheckoutRow, card: 'pays' | 'declined') => Promise<string | null>;
}

/** The payer pays at the embedded provider. @returns false when the payment had ended before */
async function pay(db: Db, checkout: CheckoutRow): Promise<boolean> {
  if (!isPlanCheckout(checkout)) return updateOpenPayment(db, checkout.id, 'paid');
  await transact(db, async (tx) => {
    await lockPayer(tx, checkout.payer_id);
    const customer = await findCustomer(tx, checkout.payer_id, 'embedded');
    if (customer !== undefined) await confirmPlan(tx, customer, checkout.id);
  });
  return true;
}

export function createBilling(
  db: Db,
  provider: PaymentProvider,
  { publicUrl, authSecret }: { publicUrl: string; authSecret: string },
): Billing {
  const webhook = createWebhook(db, provider);
  const checkouts = createCheckouts(db, provider, publicUrl);
  const billing = {
    ...{ provider, webhook, checkouts, refunds: createRefunds(db, provider) },
    topUps: createTopUps(db, provider, checkouts),
    plans: createPlans(db, provider, publicUrl),
  };
  if (provider.id !== 'embedded') return billing;
  return {
    ...billing,
    async confirm(checkout, card) {
      const { id, state } = checkout;
      if (state === 'open' && card === 'declined') return 'The card was declined. Nothing was charged.';
      const hasEnded = state === 'cancelled' || state === 'expired';
      if (hasEnded || !(await pay(db, checkout)))
        throw new AppError('conflict', 'This checkout has ended. Nothing was charged: begin a new one.');
      const { body, signature } = embeddedEvent(id, 'payment_intent.succeeded', authSecret);
      await webhook(body, signature);
      return null;
    },
  };
}
