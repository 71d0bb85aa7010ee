import type Stripe from 'stripe';
import type { Changed, PaymentNow } from '../payment-provider';

const PAGE = 100;
/** What a dispute's money is in: only an inquiry, or a dispute that was won, leaves it with us. */
const KEPT = new Set(['warning_needs_response', 'warning_under_review', 'warning_closed', 'won', 'prevented']);

/** The id of an object that Stripe gives whole or as its id. */
export const idIn = (given: string | { id: string } | null | undefined) =>
  typeof given === 'string' ? given : (given?.id ?? null);

/** A payment intent as it is now, with what went back. */
export async function readIntent(stripe: Stripe, ref: string): Promise<PaymentNow> {
  const intent = await stripe.paymentIntents.retrieve(ref, { expand: ['latest_charge'] });
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const disputes = charge?.disputed ? (await stripe.disputes.list({ payment_intent: ref })).data : [];
  const states = { succeeded: 'paid', processing: 'processing', canceled: 'cancelled' } as const;
  return {
    state: states[intent.status as keyof typeof states] ?? 'open',
    ...{ ref, paymentRef: ref, amount: intent.amount, currency: intent.currency.toUpperCase() },
    refunded: charge?.amount_refunded ?? 0,
    disputed: disputes.some(({ status }) => !KEPT.has(status)),
    disputes: disputes.map(({ id, amount, reason, status, created }) => ({
      ...{ ref: id, amount, reason, status },
      openedAt: new Date(created * 1000),
    })),
  };
}

/** Payments of ours that were made, refunded or disputed since then. */
export async function changedAtStripe(stripe: Stripe, since: Date): Promise<Changed[]> {
  const query = { created: { gte: Math.floor(since.getTime() / 1000) }, limit: PAGE };
  const changed: Changed[] = [];
  // The account may take other payments too.
  for await (const { id, metadata } of stripe.paymentIntents.list(query))
    if (metadata.checkout) changed.push({ checkoutId: metadata.checkout, paymentRef: id });
  for await (const { payment_intent: intent } of stripe.refunds.list(query))
    changed.push({ checkoutId: null, paymentRef: idIn(intent) });
  for await (const { payment_intent: intent } of stripe.disputes.list(query))
    changed.push({ checkoutId: null, paymentRef: idIn(intent) });
  return changed;
}
