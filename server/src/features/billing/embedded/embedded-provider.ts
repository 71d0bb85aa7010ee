import { createHmac } from 'node:crypto';
import type { Db } from '../../../platform/db/database';
import { transact } from '../../../platform/db/transaction';
import type { Order, PaymentProvider } from '../payment-provider';
import { createEmbeddedPlans, refundPlan } from '../plans/embedded-plans';
import { readEvent } from '../provider-event';
import { signWebhook } from '../webhook-signature';
import { findPaid, findPayment, hasCard, insertPayment, refundPayment, updateOpenPayment } from './embedded-repository';

/** Signs the embedded provider's events: only the processes of this installation know it. */
const embeddedSecret = (authSecret: string) =>
  createHmac('sha256', authSecret).update('embedded payments').digest('hex');

const refOf = (checkoutId: string) => `pay_${checkoutId}`;

/** The payment page of the test mode: the same flow as a real provider's, by events, but no money moves. */
export function createEmbeddedProvider(db: Db, authSecret: string): PaymentProvider {
  const secret = embeddedSecret(authSecret);
  const rowOf = ({ id, customer, amount, currency }: Order) => ({
    id: refOf(id),
    ...{ checkout_id: id, customer_ref: customer, amount, currency },
  });
  return {
    id: 'embedded',
    mode: 'test',
    publishableKey: null,
    plans: createEmbeddedPlans(),
    createCustomer: async (payer) => `cus_${payer.id}`,
    async prepare(tx, order) {
      await insertPayment(tx, rowOf(order));
      const ref = refOf(order.id);
      return { ref, paymentRef: ref, url: `/account/billing/checkout/${order.id}`, secret: `${ref}_secret` };
    },
    hasCard: (customer) => hasCard(db, customer),
    async charge(order) {
      if (!(await hasCard(db, order.customer))) return null;
      const ref = refOf(order.id);
      await insertPayment(db, rowOf(order));
      const paid = await updateOpenPayment(db, order.id, 'paid');
      return { ref, paymentRef: ref, secret: null, message: null, status: paid ? 'paid' : 'declined' };
    },
    async cancel(tx, { id }) {
      await updateOpenPayment(tx, id, 'cancelled');
    },
    async read(tx, { id }) {
      const row = await findPayment(tx, id);
      const ref = refOf(id);
      if (!row)
        return {
          ...{ ref, paymentRef: ref, state: 'cancelled', amount: 0, currency: '', refunded: 0, disputed: false },
          ...{ disputes: [], failedRefunds: [] },
        };
      const { amount, currency, refunded, disputed } = row;
      const state = row.state === 'open' && row.over ? 'expired' : row.state;
      const dispute = { ref: `dp_${id}`, amount, reason: 'general', status: 'needs_response', openedAt: new Date() };
      const disputes = disputed ? [dispute] : [];
      return { ref, paymentRef: ref, state, amount, currency, refunded, disputed, disputes, failedRefunds: [] };
    },
    async refund({ key, checkoutId, customer, paymentRef, amount }) {
      const ref = `re_${key}`;
      const left =
        customer === null
          ? await refundPayment(db, { id: ref, checkout_id: checkoutId ?? '', amount })
          : await transact(db, (tx) => refundPlan(tx, customer, { key, invoice: paymentRef, amount }));
      return left ? { ref, refused: null } : { refused: 'The payment has not that much left.' };
    },
    receive: (body, signature) => readEvent(body, signature, secret),
    // Its events name their checkout or their customer.
    ownerOf: async () => ({ checkoutId: null, customer: null }),
    changedSince: async (since) =>
      (await findPaid(db, since)).map((checkoutId) => ({ checkoutId, paymentRef: refOf(checkoutId) })),
  };
}

/** The event of a payment, signed as a provider would sign it. */
export function embeddedEvent(
  checkoutId: string,
  type: string,
  authSecret: string,
): { body: Buffer; signature: string } {
  const ref = refOf(checkoutId);
  const object = { id: ref, object: 'payment_intent', metadata: { checkout: checkoutId } };
  const body = JSON.stringify({ id: `evt_${checkoutId}_${type}`, type, data: { object } });
  return { body: Buffer.from(body), signature: signWebhook(body, embeddedSecret(authSecret)) };
}
