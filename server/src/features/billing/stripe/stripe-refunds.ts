import type Stripe from 'stripe';
import type { PaymentProvider, RefundOrder } from '../payment-provider';
import { isRefused } from './stripe-errors';

const PAGE = 100;

/**
 * Refunds a payment at Stripe, once for each key. Stripe forgets idempotency keys after a day, so that the refund is
 * looked for first.
 */
export async function refundAtStripe(stripe: Stripe, order: RefundOrder): ReturnType<PaymentProvider['refund']> {
  const { key, checkoutId, paymentRef, amount } = order;
  for await (const { id, metadata } of stripe.refunds.list({ payment_intent: paymentRef, limit: PAGE }))
    if (metadata?.refund === key) return { ref: id, refused: null };
  try {
    const metadata = { refund: key, checkout: checkoutId };
    const asked = { payment_intent: paymentRef, amount, metadata, reason: 'requested_by_customer' as const };
    const { id } = await stripe.refunds.create(asked, { idempotencyKey: `refund:${key}` });
    return { ref: id, refused: null };
  } catch (error) {
    if (isRefused(error) && error instanceof Error) return { refused: error.message };
    throw error;
  }
}
