import type { Db } from '../../platform/db/database';
import { transact } from '../../platform/db/transaction';
import { findCheckout, findCheckoutOfPayment } from './checkouts-repository';
import type { PaymentProvider } from './payment-provider';
import { insertEvent } from './purchases-repository';
import { settleCheckout } from './settle-checkout';

/**
 * Receives webhooks of a provider. The inbox row and the effect are written in one transaction: an event that fails is
 * sent again and starts anew. Events about nothing of ours are kept without an effect.
 */
export function createWebhook(db: Db, provider: PaymentProvider) {
  return async (body: Buffer, signature: string | undefined): Promise<void> => {
    const event = provider.receive(body, signature);
    await transact(db, async (tx) => {
      const named = event.checkoutId !== null && (await findCheckout(tx, event.checkoutId))?.id;
      const found = named || (event.paymentRef && (await findCheckoutOfPayment(tx, provider.id, event.paymentRef)));
      const checkoutId = found || null;
      const { id, type } = event;
      const fresh = await insertEvent(tx, { provider: provider.id, id, type, checkout_id: checkoutId });
      if (fresh && checkoutId !== null) await settleCheckout(tx, provider, checkoutId, event.paymentRef);
    });
  };
}
