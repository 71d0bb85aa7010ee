import { error, missing, nested, ok, refused } from './answers.mjs';
import { PLAN_ROUTES } from './plan-routes.mjs';

/**
 * Charges a saved card without its owner, as scripted.
 * @param {import('./state.mjs').StripeState} state
 * @param {any} intent
 */
function confirmAlone(state, intent) {
  const card = state.faults.card ?? 'succeeds';
  if (card === 'succeeds') {
    state.succeed(intent);
    return ok(intent);
  }
  const code = card === 'needs_confirmation' ? 'authentication_required' : 'card_declined';
  return error(402, { type: 'card_error', code, message: 'Simulated', payment_intent: intent });
}

/** Cards of Stripe's documentation that answer otherwise than by paying. */
const DECLINED = '4000000000000002';
const ASKS_BANK = '4000002500003155';

/**
 * Pays an intent with a card that its owner typed.
 * @param {import('./state.mjs').StripeState} state
 * @param {any} intent
 * @param {Record<string, string>} form
 */
function confirmByOwner(state, intent, form) {
  if (form.client_secret !== intent.client_secret) return missing();
  if (intent.status === 'succeeded' || intent.status === 'canceled') return refused();
  const card = form['payment_method_data[card][number]'];
  if (card === DECLINED)
    return error(402, { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' });
  if (card === ASKS_BANK) intent.status = 'requires_action';
  else state.succeed(intent);
  return ok(intent);
}

/** Calls of the card fields, which a browser makes with the publishable key: their paths as declared below. */
export const OF_BROWSERS = new Set(['POST /v1/payment_intents/:id/confirm', 'POST /v1/setup_intents/:id/confirm']);

/** Answers by method and path; `:id` is the first argument's `id`. */
export const ROUTES = {
  ...PLAN_ROUTES,
  'GET /v1/balance': () => ok({ object: 'balance', available: [], pending: [] }),
  'POST /v1/customers': ({ state, form }) =>
    ok(state.add('cus', 'customer', { email: form.email, name: form.name, metadata: nested(form, 'metadata') })),
  'POST /v1/checkout/sessions': ({ state, form, url }) => {
    const session = state.add('cs', 'checkout.session', {
      ...{ status: 'open', payment_status: 'unpaid', payment_intent: null, customer: form.customer },
      ...{
        mode: form.mode,
        $price: form['line_items[0][price]'],
        $trial: form['subscription_data[trial_period_days]'],
      },
      amount_total: Number(form['line_items[0][price_data][unit_amount]']),
      currency: form['line_items[0][price_data][currency]'],
      metadata: nested(form, 'metadata'),
      ...{ success_url: form.success_url, cancel_url: form.cancel_url },
    });
    session.url = `${url}/pay/${session.id}`;
    return ok(session);
  },
  'GET /v1/checkout/sessions/:id': ({ state, id }) => (state.objects.has(id) ? ok(state.objects.get(id)) : missing()),
  'POST /v1/checkout/sessions/:id/expire': ({ state, id }) => {
    const session = state.objects.get(id);
    if (!session) return missing();
    if (session.status !== 'open') return refused();
    session.status = 'expired';
    return ok(session);
  },
  'POST /v1/payment_intents': ({ state, form }) => {
    const fields = { amount: Number(form.amount), currency: form.currency, customer: form.customer };
    const intent = state.addIntent({ ...fields, metadata: nested(form, 'metadata') });
    return form.confirm === 'true' ? confirmAlone(state, intent) : ok(intent);
  },
  'GET /v1/payment_intents/:id': ({ state, id }) => {
    const intent = state.objects.get(id);
    if (!intent) return missing();
    const charge = state.objects.get(intent.latest_charge);
    const refunds = state.list('refund', (each) => each.payment_intent === id);
    return ok({ ...intent, latest_charge: charge ? { ...charge, refunds } : null });
  },
  'POST /v1/payment_intents/:id/cancel': ({ state, id }) => {
    const intent = state.objects.get(id);
    if (!intent) return missing();
    if (intent.status === 'succeeded' || intent.status === 'canceled') return refused();
    intent.status = 'canceled';
    return ok(intent);
  },
  'POST /v1/payment_intents/:id/confirm': ({ state, id, form }) => {
    const intent = state.objects.get(id);
    return intent ? confirmByOwner(state, intent, form) : missing();
  },
  'POST /v1/setup_intents/:id/confirm': ({ state, id, form }) => {
    const setup = state.objects.get(id);
    if (!setup || form.client_secret !== setup.client_secret) return missing();
    if (form['payment_method_data[card][number]'] === DECLINED)
      return error(402, { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' });
    state.pay(id);
    setup.status = 'succeeded';
    return ok(setup);
  },
  'GET /v1/payment_intents': ({ state }) => ok(state.list('payment_intent')),
  'GET /v1/payment_methods': ({ state, query }) =>
    ok(state.list('payment_method', (each) => each.customer === query.customer)),
  'GET /v1/refunds': ({ state, query }) =>
    ok(state.list('refund', (each) => !query.payment_intent || each.payment_intent === query.payment_intent)),
  'POST /v1/refunds': ({ state, form }) => {
    const intent = state.objects.get(form.payment_intent);
    const charge = intent && state.objects.get(intent.latest_charge);
    if (!charge) return missing();
    const amount = Number(form.amount ?? charge.amount - charge.amount_refunded);
    const [dispute] = state.list('dispute', (each) => each.payment_intent === intent.id).data;
    if ((dispute && dispute.status !== 'won') || amount <= 0 || charge.amount_refunded + amount > charge.amount)
      return refused();
    charge.amount_refunded += amount;
    const fields = { amount, payment_intent: intent.id, status: 'succeeded', metadata: nested(form, 'metadata') };
    return ok(state.add('re', 'refund', fields));
  },
  'GET /v1/disputes': ({ state, query }) =>
    ok(state.list('dispute', (each) => !query.payment_intent || each.payment_intent === query.payment_intent)),
};
