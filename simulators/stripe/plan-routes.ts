import { cardError, missing, nested, ok, refused } from './answers';
import { changeLines } from './price-changes';
import { on, type Routes } from './route';

/** Products, prices, subscriptions, schedules, invoices, refunds and the portal. Answers by method and path. */
export const PLAN_ROUTES: Routes = {
  'POST /v1/products': ({ state, form }) => {
    if (state.store.any(form.id)) return refused();
    const begun = state.begin('prod');
    return ok(state.store.keep({ ...begun, id: form.id ?? begun.id, object: 'product', name: form.name }));
  },
  'GET /v1/prices': ({ state, query }) =>
    ok(state.store.list('price', (each) => each.lookup_key === query['lookup_keys[0]'])),
  'POST /v1/prices': ({ state, form: { product, currency, lookup_key, unit_amount, ...form } }) => {
    const recurring = { interval: form['recurring[interval]'], interval_count: 1 } as const;
    const price = { product, currency, lookup_key, recurring, unit_amount: Number(unit_amount) };
    return ok(state.store.keep({ ...state.begin('price'), object: 'price', ...price }));
  },
  'POST /v1/payment_methods/:id/attach': ({ state, id, form: { customer = '' } }) => {
    if (state.faults.card === 'declined') return cardError('card_declined', 'Simulated');
    const found = state.store.find('payment_method', id) ?? state.addCard(customer, id);
    return ok(Object.assign(found, { customer }));
  },
  'POST /v1/subscriptions': ({ state, form }) => {
    const price = state.store.find('price', form['items[0][price]']);
    if (!price) return missing();
    const subscription = state.plans.create({
      ...{ customer: form.customer ?? '', price, metadata: nested(form, 'metadata') },
      ...{ trialDays: Number(form.trial_period_days ?? 0), paymentMethod: form.default_payment_method },
      behavior: form.payment_behavior,
    });
    return ok(state.plans.view(subscription, true));
  },
  'GET /v1/subscriptions': ({ state, query }) => {
    const list = state.store.list('subscription', (each) => each.customer === query.customer);
    return ok({ ...list, data: list.data.map((each) => state.plans.view(each)) });
  },
  'GET /v1/subscriptions/:id': on('subscription', (found, { state, query }) =>
    ok(query['expand[0]'] === 'schedule' ? { ...found, schedule: state.store.any(found.schedule) ?? null } : found),
  ),
  'POST /v1/subscriptions/:id': on('subscription', (found, { state, form }) => {
    if (found.status === 'canceled') return refused();
    if (form.cancel_at_period_end) found.cancel_at_period_end = form.cancel_at_period_end === 'true';
    const price = state.store.find('price', form['items[0][price]']);
    if (price) state.plans.changeNow(found, { price, date: Number(form.proration_date) });
    return ok(found);
  }),
  'DELETE /v1/subscriptions/:id': on('subscription', (found, { state }) => {
    if (found.status === 'canceled' || found.status === 'incomplete_expired') return refused();
    found.status = found.status === 'incomplete' ? 'incomplete_expired' : 'canceled';
    found.ended_at = state.plans.now;
    return ok(found);
  }),
  'POST /v1/subscription_schedules': ({ state, form }) => {
    const subscription = state.store.find('subscription', form.from_subscription);
    if (!subscription) return missing();
    const begun = state.begin('sub_sched');
    subscription.schedule = begun.id;
    const schedule = { status: 'active', metadata: {}, subscription: subscription.id, $next: null } as const;
    return ok(state.store.keep({ ...begun, object: 'subscription_schedule', ...schedule }));
  },
  'POST /v1/subscription_schedules/:id': on('subscription_schedule', (found, { state, form }) => {
    found.$next = state.store.find('price', form['phases[1][items][0][price]']) ?? null;
    found.metadata = nested(form, 'metadata');
    return ok(found);
  }),
  'POST /v1/subscription_schedules/:id/release': on('subscription_schedule', (found, { state }) => {
    if (found.status !== 'active') return refused();
    state.store.get('subscription', found.subscription).schedule = null;
    found.status = 'released';
    return ok(found);
  }),
  'GET /v1/invoices': ({ state, query }) =>
    ok(
      state.store.list(
        'invoice',
        (each) => each.$subscription === query.subscription && (!query.status || each.status === query.status),
      ),
    ),
  'POST /v1/invoices/create_preview': ({ state, form }) => {
    const subscription = state.store.find('subscription', form.subscription);
    const price = state.store.find('price', form['subscription_details[items][0][price]']);
    if (!subscription || !price) return missing();
    const data = changeLines(subscription, { price, date: Number(form['subscription_details[proration_date]']) });
    const amount_due = data.reduce((sum, line) => sum + line.amount, 0);
    return ok({ object: 'invoice', currency: 'usd', amount_due, lines: { data } });
  },
  'GET /v1/charges': ({ state, query }) => {
    const charges = state.store.list('charge', (each) => each.customer === query.customer);
    const refundsOf = (intent: string) => state.store.list('refund', (each) => each.payment_intent === intent);
    return ok({
      ...charges,
      data: charges.data.map((charge) => ({ ...charge, refunds: refundsOf(charge.payment_intent) })),
    });
  },
  'POST /v1/billing_portal/sessions': ({ state, form: { customer = '', return_url = '' } }) => {
    const begun = state.begin('bps');
    const session = { customer, return_url, url: `${state.url}/portal/${begun.id}` };
    return ok(state.store.keep({ ...begun, object: 'billing_portal.session', ...session }));
  },
};
