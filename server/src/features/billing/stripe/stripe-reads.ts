import type Stripe from 'stripe';
import { isUuid } from '../../../platform/db/is-uuid';
import type { Changed, PaymentNow, ProviderEvent } from '../payment-provider';
import { isRefused } from './stripe-errors';

const PAGE = 100;
/** States of a refund whose money came back to us. */
const CAME_BACK = new Set(['failed', 'canceled']);
/** What a dispute's money is in: only an inquiry, or a dispute that was won, leaves it with us. */
const KEPT = new Set(['warning_needs_response', 'warning_under_review', 'warning_closed', 'won', 'prevented']);

/** The id of an object that Stripe gives whole or as its id. */
export const idIn = (given: string | { id: string } | null | undefined) =>
  typeof given === 'string' ? given : (given?.id ?? null);

/** A payment intent as it is now, with what went back. */
export async function readIntent(stripe: Stripe, ref: string): Promise<PaymentNow> {
  const intent = await stripe.paymentIntents.retrieve(ref, { expand: ['latest_charge.refunds'] });
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const disputes = charge?.disputed ? (await stripe.disputes.list({ payment_intent: ref })).data : [];
  const states = { succeeded: 'paid', processing: 'processing', canceled: 'cancelled' } as const;
  return {
    state: states[intent.status as keyof typeof states] ?? 'open',
    ...{ ref, paymentRef: ref, amount: intent.amount, currency: intent.currency.toUpperCase() },
    ...readRefunds(charge),
    disputed: disputes.some(({ status }) => !KEPT.has(status)),
    disputes: disputes.map(({ id, amount, reason, status, created }) => ({
      ...{ ref: id, amount, reason, status },
      openedAt: new Date(created * 1000),
    })),
  };
}

/** What of a charge went back, and refunds of it that came back: a refund may fail days after it was made. */
export function readRefunds(charge: Stripe.Charge | null): Pick<PaymentNow, 'refunded' | 'failedRefunds'> {
  const { data = [], has_more: isCut = false } = charge?.refunds ?? {};
  const failed = data.filter(({ status }) => CAME_BACK.has(status ?? ''));
  const living = data.filter((refund) => !failed.includes(refund));
  const isListed = charge?.refunds && !isCut;
  return {
    refunded: isListed ? living.reduce((sum, { amount }) => sum + amount, 0) : (charge?.amount_refunded ?? 0),
    failedRefunds: failed.map(({ id, failure_reason: why }) => ({
      ref: id,
      why: (why ?? 'canceled').replaceAll('_', ' '),
    })),
  };
}

/** Whose payment an intent is: its checkout, or of a plan's invoice the customer alone. */
export async function ownerAtStripe(
  stripe: Stripe,
  ref: string,
): Promise<Pick<ProviderEvent, 'checkoutId' | 'customer'>> {
  try {
    const { metadata, customer } = await stripe.paymentIntents.retrieve(ref);
    const { checkout = '' } = metadata;
    return { checkoutId: isUuid(checkout) ? checkout : null, customer: idIn(customer) };
  } catch (error) {
    if (!isRefused(error)) throw error;
    return { checkoutId: null, customer: null };
  }
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
