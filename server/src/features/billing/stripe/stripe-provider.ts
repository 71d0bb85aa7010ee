import type Stripe from 'stripe';
import type { StripeConfig } from '../../../config';
import type { PaymentNow, PaymentProvider, RefundOrder } from '../payment-provider';
import { readEvent } from '../provider-event';
import { asking, cardFailure, isRefused } from './stripe-errors';
import { createStripePlans } from './stripe-plans';
import { changedAtStripe, idIn, ownerAtStripe, readIntent } from './stripe-reads';

/** Time limit of one request to Stripe, in milliseconds; the library sends it again twice, under the same key. */
const TIMEOUT_MS = 20_000;
/** Refunds that one answer lists. */
const PAGE = 100;

/** Stripe, by its own library, which is loaded when it is first needed: it takes a third of a second. */
export function createStripeProvider(settings: StripeConfig): PaymentProvider {
  let loaded: Promise<Stripe> | undefined;
  const client = () => {
    loaded ??= open(settings);
    return loaded;
  };
  const ask = <T>(question: (stripe: Stripe) => Promise<T>) => asking(async () => question(await client()));

  return {
    id: 'stripe',
    mode: settings.secretKey.includes('_test_') ? 'test' : 'live',
    publishableKey: settings.publishableKey,
    createCustomer: ({ id, email, name }) =>
      ask(async (stripe) => {
        const customer = { email, name, metadata: { user: id } };
        return (await stripe.customers.create(customer, { idempotencyKey: `customer:${id}` })).id;
      }),
    prepare: (_tx, order) =>
      ask(async (stripe) => {
        const { id, customer, amount, name, credits } = order;
        const currency = order.currency.toLowerCase();
        const metadata = { checkout: id };
        const once = { idempotencyKey: id };
        if (order.kind === 'fields') {
          const asked = { amount, currency, customer, metadata, setup_future_usage: 'off_session' as const };
          const automatic = { automatic_payment_methods: { enabled: true } };
          const intent = await stripe.paymentIntents.create({ ...asked, ...automatic }, once);
          const url = `/account/billing/pay?checkout=${id}`;
          return { ref: intent.id, paymentRef: intent.id, url, secret: intent.client_secret };
        }
        const product = { name: `${name}: ${credits} credits` };
        const session = await stripe.checkout.sessions.create(
          {
            ...{ mode: 'payment', customer, client_reference_id: id, metadata },
            line_items: [{ quantity: 1, price_data: { currency, unit_amount: amount, product_data: product } }],
            payment_intent_data: { metadata, setup_future_usage: 'off_session' },
            ...{ success_url: order.returnUrl, cancel_url: order.cancelUrl },
          },
          once,
        );
        return { ref: session.id, paymentRef: idIn(session.payment_intent), url: session.url ?? '', secret: null };
      }),
    hasCard: (customer) => ask(async (stripe) => (await savedCard(stripe, customer)) !== undefined),
    charge: ({ id, customer, amount, currency }) =>
      ask(async (stripe) => {
        const card = await savedCard(stripe, customer);
        if (!card) return null;
        try {
          const intent = await stripe.paymentIntents.create(
            {
              ...{ amount, currency: currency.toLowerCase(), customer, payment_method: card.id },
              ...{ off_session: true, confirm: true, metadata: { checkout: id } },
            },
            { idempotencyKey: id },
          );
          const states = { succeeded: 'paid', requires_action: 'action_required' } as const;
          const status = states[intent.status as keyof typeof states] ?? 'processing';
          return { ref: intent.id, paymentRef: intent.id, secret: intent.client_secret, message: null, status };
        } catch (error) {
          return cardFailure(error);
        }
      }),
    cancel: (_tx, { kind, provider_ref: ref }) =>
      ask(async (stripe) => {
        if (ref === null) return;
        try {
          if (kind === 'page') await stripe.checkout.sessions.expire(ref);
          else await stripe.paymentIntents.cancel(ref);
        } catch (error) {
          // It was paid or has ended: reading it tells.
          if (!isRefused(error)) throw error;
        }
      }),
    read: (_tx, { kind, provider_ref: ref, payment_ref: paymentRef }) =>
      ask(async (stripe): Promise<PaymentNow> => {
        const none = { amount: 0, currency: '', refunded: 0, disputed: false, disputes: [], failedRefunds: [] };
        const nothing = { ref, paymentRef, ...none };
        if (kind !== 'page' || ref === null) {
          const known = paymentRef ?? ref;
          return known === null ? { ...nothing, state: 'open' } : readIntent(stripe, known);
        }
        const session = await stripe.checkout.sessions.retrieve(ref);
        const intent = idIn(session.payment_intent);
        if (intent !== null && session.payment_status === 'paid') return { ...(await readIntent(stripe, intent)), ref };
        const states = { expired: 'expired', complete: 'processing' } as const;
        return { ...nothing, state: states[session.status as keyof typeof states] ?? 'open' };
      }),
    plans: createStripePlans(ask),
    refund: (order) => ask((stripe) => refundAtStripe(stripe, order)),
    receive: (body, signature) => readEvent(body, signature, settings.webhookSecret),
    ownerOf: (paymentRef) => ask((stripe) => ownerAtStripe(stripe, paymentRef)),
    changedSince: (since) => ask((stripe) => changedAtStripe(stripe, since)),
  };
}

/** The card that a customer used last. */
async function savedCard(stripe: Stripe, customer: string): Promise<Stripe.PaymentMethod | undefined> {
  return (await stripe.paymentMethods.list({ customer, type: 'card', limit: 1 })).data[0];
}

async function open({ secretKey, apiBase }: StripeConfig): Promise<Stripe> {
  const { default: Library } = await import('stripe');
  const base = apiBase === undefined ? undefined : new URL(apiBase);
  const protocol = base?.protocol === 'http:' ? ('http' as const) : ('https' as const);
  const port = base?.port || (protocol === 'http' ? 80 : 443);
  return new Library(secretKey, {
    ...{ maxNetworkRetries: 2, timeout: TIMEOUT_MS, telemetry: false },
    ...(base ? { host: base.hostname, port, protocol } : {}),
  });
}

/**
 * Refunds a payment at Stripe, once for each key. Stripe forgets idempotency keys after a day, so that the refund is
 * looked for first.
 */
async function refundAtStripe(stripe: Stripe, order: RefundOrder): ReturnType<PaymentProvider['refund']> {
  const { key, checkoutId, paymentRef, amount } = order;
  for await (const { id, metadata } of stripe.refunds.list({ payment_intent: paymentRef, limit: PAGE }))
    if (metadata?.refund === key) return { ref: id, refused: null };
  try {
    const metadata = { refund: key, ...(checkoutId !== null && { checkout: checkoutId }) };
    const asked = { payment_intent: paymentRef, amount, metadata, reason: 'requested_by_customer' as const };
    const { id } = await stripe.refunds.create(asked, { idempotencyKey: `refund:${key}` });
    return { ref: id, refused: null };
  } catch (error) {
    if (isRefused(error) && error instanceof Error) return { refused: error.message };
    throw error;
  }
}
