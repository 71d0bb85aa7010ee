import { type Answer, cardError, type Form, missing, nested, ok, refused } from './answers';
import type { Intent } from './payment-objects';
import { PLAN_ROUTES } from './plan-routes';
import { on, type Routes } from './route';
import type { StripeState } from './state';

/** Charges a saved card without its owner, as scripted. */
function confirmAlone(state: StripeState, intent: Intent): Answer {
  const { card = 'succeeds' } = state.faults;
  if (card === 'succeeds') {
    state.succeed(intent);
    return ok(intent);
  }
  const code = card === 'needs_confirmation' ? 'authentication_required' : 'card_declined';
  return cardError(code, 'Simulated', { payment_intent: intent });
}

/** Cards of Stripe's documentation that answer otherwise than by paying. */
const DECLINED = '4000000000000002';
const ASKS_BANK = '4000002500003155';

const typedCard = (form: Form) => form['payment_method_data[card][number]'];
const declined = () => cardError('card_declined', 'Your card was declined.');

/** Pays an intent with a card that its owner typed. */
function confirmByOwner(state: StripeState, intent: Intent, form: Form): Answer {
  if (form.client_secret !== intent.client_secret) return missing();
  if (intent.status === 'succeeded' || intent.status === 'canceled') return refused();
  const card = typedCard(form);
  if (card === DECLINED) return declined();
  if (card === ASKS_BANK) intent.status = 'requires_action';
  else state.succeed(intent);
  return ok(intent);
}

/** Calls of the card fields, which a browser makes with the publishable key: their paths as declared below. */
export const OF_BROWSERS: ReadonlySet<string> = new Set([
  'POST /v1/payment_intents/:id/confirm',
  'POST /v1/setup_intents/:id/confirm',
]);

/** Answers by method and path; `:id` is the call's `id`. */
export const ROUTES: Routes = {
  ...PLAN_ROUTES,
  'GET /v1/balance': () => ok({ object: 'balance', available: [], pending: [] }),
  'POST /v1/customers': ({ state, form }) => {
    const customer = { email: form.email, name: form.name, metadata: nested(form, 'metadata') };
    return ok(state.store.keep({ ...state.begin('cus'), object: 'customer', ...customer }));
  },
  'POST /v1/checkout/sessions': ({ state, form }) => {
    const begun = state.begin('cs');
    const session = state.store.keep({
      ...{ ...begun, object: 'checkout.session', status: 'open', payment_status: 'unpaid', payment_intent: null },
      ...{ mode: form.mode, customer: form.customer ?? '', metadata: nested(form, 'metadata') },
      $price: form['line_items[0][price]'],
      $trial: form['subscription_data[trial_period_days]'],
      amount_total: Number(form['line_items[0][price_data][unit_amount]']),
      currency: form['line_items[0][price_data][currency]'],
      ...{
        success_url: form.success_url ?? '',
        cancel_url: form.cancel_url ?? '',
        url: `${state.url}/pay/${begun.id}`,
      },
    });
    return ok(session);
  },
  'GET /v1/checkout/sessions/:id': on('checkout.session', ok),
  'POST /v1/checkout/sessions/:id/expire': on('checkout.session', (session) => {
    if (session.status !== 'open') return refused();
    session.status = 'expired';
    return ok(session);
  }),
  'POST /v1/payment_intents': ({ state, form }) => {
    const fields = { amount: Number(form.amount), currency: form.currency, customer: form.customer ?? '' };
    const intent = state.addIntent({ ...fields, metadata: nested(form, 'metadata') });
    return form.confirm === 'true' ? confirmAlone(state, intent) : ok(intent);
  },
  'GET /v1/payment_intents/:id': on('payment_intent', (intent, { state, id }) => {
    const charge = state.store.find('charge', intent.latest_charge);
    const refunds = state.store.list('refund', (each) => each.payment_intent === id);
    return ok({ ...intent, latest_charge: charge ? { ...charge, refunds } : null });
  }),
  'POST /v1/payment_intents/:id/cancel': on('payment_intent', (intent) => {
    if (intent.status === 'succeeded' || intent.status === 'canceled') return refused();
    intent.status = 'canceled';
    return ok(intent);
  }),
  'POST /v1/payment_intents/:id/confirm': on('payment_intent', (intent, { state, form }) =>
    confirmByOwner(state, intent, form),
  ),
  'POST /v1/setup_intents/:id/confirm': on('setup_intent', (setup, { state, id, form }) => {
    if (form.client_secret !== setup.client_secret) return missing();
    if (typedCard(form) === DECLINED) return declined();
    state.pay(id);
    setup.status = 'succeeded';
    return ok(setup);
  }),
  'GET /v1/payment_intents': ({ state }) => ok(state.store.list('payment_intent')),
  'GET /v1/payment_methods': ({ state, query }) =>
    ok(state.store.list('payment_method', (each) => each.customer === query.customer)),
  'GET /v1/refunds': ({ state, query: { payment_intent: intent } }) =>
    intent === '' ? refused() : ok(state.store.list('refund', (each) => !intent || each.payment_intent === intent)),
  'POST /v1/refunds': ({ state, form }) => {
    const intent = state.store.find('payment_intent', form.payment_intent);
    const charge = state.store.find('charge', intent?.latest_charge);
    if (!intent || !charge) return missing();
    const amount = Number(form.amount ?? charge.amount - charge.amount_refunded);
    const [dispute] = state.store.list('dispute', (each) => each.payment_intent === intent.id).data;
    if ((dispute && dispute.status !== 'won') || amount <= 0 || charge.amount_refunded + amount > charge.amount)
      return refused();
    return ok(state.addRefund(intent, amount, nested(form, 'metadata')));
  },
  'GET /v1/disputes': ({ state, query: { payment_intent: intent } }) =>
    ok(state.store.list('dispute', (each) => !intent || each.payment_intent === intent)),
};
