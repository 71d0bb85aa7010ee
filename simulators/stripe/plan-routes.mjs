import { missing, nested, ok, refused } from './answers.mjs';

/** @param {any} state @param {string} id @param {(found: any) => object} answer */
const on = (state, id, answer) => (state.objects.has(id) ? answer(state.objects.get(id)) : missing());

/** Products, prices, subscriptions, schedules, invoices, refunds and the portal. Answers by method and path. */
export const PLAN_ROUTES = {
  'POST /v1/products': ({ state, form }) => {
    if (state.objects.has(form.id)) return refused();
    const product = state.add('prod', 'product', { name: form.name });
    state.objects.delete(product.id);
    state.objects.set(form.id, Object.assign(product, { id: form.id }));
    return ok(product);
  },
  'GET /v1/prices': ({ state, query }) =>
    ok(state.list('price', (/** @type {any} */ each) => each.lookup_key === query['lookup_keys[0]'])),
  'POST /v1/prices': ({ state, form }) => {
    const recurring = { interval: form['recurring[interval]'], interval_count: 1 };
    const { product, currency, lookup_key } = form;
    return ok(
      state.add('price', 'price', { product, currency, lookup_key, recurring, unit_amount: Number(form.unit_amount) }),
    );
  },
  'POST /v1/payment_methods/:id/attach': ({ state, id, form }) => {
    if (state.faults.card === 'declined')
      return { status: 402, body: { error: { type: 'card_error', code: 'card_declined', message: 'Simulated' } } };
    const found = state.objects.get(id) ?? state.addCard(form.customer, id);
    return ok(Object.assign(found, { customer: form.customer }));
  },
  'POST /v1/subscriptions': ({ state, form }) => {
    const subscription = state.plans.create({
      ...{ customer: form.customer, price: state.objects.get(form['items[0][price]']) },
      ...{ metadata: nested(form, 'metadata'), trialDays: Number(form.trial_period_days ?? 0) },
      ...{ paymentMethod: form.default_payment_method, behavior: form.payment_behavior },
    });
    return ok(state.plans.view(subscription, true));
  },
  'GET /v1/subscriptions': ({ state, query }) => {
    const list = state.list('subscription', (/** @type {any} */ each) => each.customer === query.customer);
    return ok({ ...list, data: list.data.map((/** @type {any} */ each) => state.plans.view(each)) });
  },
  'GET /v1/subscriptions/:id': ({ state, id }) => on(state, id, (found) => ok(found)),
  'POST /v1/subscriptions/:id': ({ state, id, form }) =>
    on(state, id, (found) => {
      if (found.status === 'canceled') return refused();
      if (form.cancel_at_period_end) found.cancel_at_period_end = form.cancel_at_period_end === 'true';
      const price = state.objects.get(form['items[0][price]']);
      if (price) state.plans.changeNow(found, price, Number(form.proration_date));
      return ok(found);
    }),
  'DELETE /v1/subscriptions/:id': ({ state, id }) =>
    on(state, id, (found) => {
      if (found.status === 'canceled' || found.status === 'incomplete_expired') return refused();
      const status = found.status === 'incomplete' ? 'incomplete_expired' : 'canceled';
      return ok(Object.assign(found, { status, ended_at: state.plans.now }));
    }),
  'POST /v1/subscription_schedules': ({ state, form }) => {
    const subscription = state.objects.get(form.from_subscription);
    const schedule = state.add('sub_sched', 'subscription_schedule', { status: 'active', metadata: {}, $next: null });
    subscription.schedule = schedule.id;
    return ok(Object.assign(schedule, { subscription: subscription.id }));
  },
  'POST /v1/subscription_schedules/:id': ({ state, id, form }) =>
    on(state, id, (found) => {
      const next = state.objects.get(form['phases[1][items][0][price]']);
      return ok(Object.assign(found, { metadata: nested(form, 'metadata'), $next: next }));
    }),
  'POST /v1/subscription_schedules/:id/release': ({ state, id }) =>
    on(state, id, (found) => {
      if (found.status !== 'active') return refused();
      state.objects.get(found.subscription).schedule = null;
      return ok(Object.assign(found, { status: 'released' }));
    }),
  'GET /v1/invoices': ({ state, query }) =>
    ok(
      state.list(
        'invoice',
        (/** @type {any} */ each) =>
          each.$subscription === query.subscription && (!query.status || each.status === query.status),
      ),
    ),
  'POST /v1/invoices/create_preview': ({ state, form }) => {
    const subscription = state.objects.get(form.subscription);
    const price = state.objects.get(form['subscription_details[items][0][price]']);
    const date = Number(form['subscription_details[proration_date]']);
    const data = state.plans.changeLines(subscription, price, date);
    const amount_due = data.reduce((/** @type {number} */ sum, /** @type {any} */ line) => sum + line.amount, 0);
    return ok({ object: 'invoice', currency: 'usd', amount_due, lines: { data } });
  },
  'GET /v1/charges': ({ state, query }) => {
    const charges = state.list('charge', (/** @type {any} */ each) => each.customer === query.customer);
    const refundsOf = (/** @type {any} */ charge) =>
      state.list('refund', (/** @type {any} */ each) => each.payment_intent === charge.payment_intent);
    return ok({ ...charges, data: charges.data.map((charge) => ({ ...charge, refunds: refundsOf(charge) })) });
  },
  'POST /v1/billing_portal/sessions': ({ state, form, url }) => {
    const { customer, return_url } = form;
    const session = state.add('bps', 'billing_portal.session', { customer, return_url });
    return ok(Object.assign(session, { url: `${url}/portal/${session.id}` }));
  },
};
