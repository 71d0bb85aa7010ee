import { randomBytes } from 'node:crypto';

const DAY = 86_400;

/** A moment some months after an anchor, in seconds: on its day, or the last of a shorter month. @param {number} anchor @param {number} months */
function addMonths(anchor, months) {
  const from = new Date(anchor * 1000);
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  from.setUTCFullYear(year, month, Math.min(new Date(anchor * 1000).getUTCDate(), last));
  return from.getTime() / 1000;
}

const monthsOf = (/** @type {any} */ price) => (price.recurring.interval === 'year' ? 12 : 1);
const LIVE = new Set(['trialing', 'active', 'past_due']);

/** Subscriptions of the simulated account, by a clock of their own that can be moved as Stripe's test clocks can. */
export class PlanState {
  /** Seconds that the clock of subscriptions is ahead. */
  ahead = 0;

  /** @param {import('./state.mjs').StripeState} state */
  constructor(state) {
    this.state = state;
  }

  get now() {
    return Math.floor(Date.now() / 1000) + this.ahead;
  }

  /** @param {any} price @param {number} amount @param {boolean} proration @param {number} start @param {number} end */
  line(price, amount, proration, start, end) {
    return {
      ...{ object: 'line_item', amount, period: { start, end } },
      pricing: { type: 'price_details', price_details: { price: price.id, product: price.product } },
      parent: { type: 'subscription_item_details', subscription_item_details: { proration } },
    };
  }

  /** @param {any} subscription @param {any[]} lines @param {string} reason */
  invoice(subscription, lines, reason) {
    const amount = lines.reduce((sum, line) => sum + line.amount, 0);
    const invoice = this.state.add('in', 'invoice', {
      ...{ customer: subscription.customer, $subscription: subscription.id, status: 'open', currency: 'usd' },
      ...{ amount_due: amount, amount_paid: 0, attempt_count: 0, billing_reason: reason, created: this.now },
      ...{ lines: { data: lines }, payments: { data: [] }, status_transitions: { paid_at: null } },
      confirmation_secret: null,
    });
    invoice.hosted_invoice_url = `${this.state.url}/invoice/${invoice.id}`;
    subscription.latest_invoice = invoice.id;
    return invoice;
  }

  /** The payment of an open invoice, made when it is first needed. @param {any} invoice */
  intentOf(invoice) {
    const known = invoice.payments.data[0]?.payment.payment_intent;
    if (known) return this.state.objects.get(known);
    const { amount_due: amount, currency, customer } = invoice;
    const intent = this.state.addIntent({ amount, currency, customer, metadata: {} });
    intent.$invoice = invoice.id;
    invoice.payments.data.push({ payment: { type: 'payment_intent', payment_intent: intent.id } });
    invoice.confirmation_secret = { type: 'payment_intent', client_secret: intent.client_secret };
    return intent;
  }

  /** An invoice is paid, and so is what it was for. @param {any} invoice */
  paid(invoice) {
    if (invoice.status !== 'open') return;
    invoice.status = 'paid';
    invoice.amount_paid = invoice.amount_due;
    invoice.status_transitions.paid_at = this.now;
    const subscription = this.state.objects.get(invoice.$subscription);
    if (subscription.pending_update && invoice.$change) this.change(subscription, invoice.$change);
    if (subscription.latest_invoice === invoice.id && subscription.status !== 'canceled')
      subscription.status = 'active';
    subscription.default_payment_method ??= this.state.card(subscription.customer);
  }

  /** Charges the saved card, as scripted. @param {any} invoice @returns {boolean} whether it paid */
  collect(invoice) {
    if (invoice.amount_due <= 0) {
      this.paid(invoice);
      return true;
    }
    const intent = this.intentOf(invoice);
    invoice.attempt_count += 1;
    if ((this.state.faults.card ?? 'succeeds') !== 'succeeds') {
      if (this.state.faults.card === 'needs_confirmation') intent.status = 'requires_action';
      return false;
    }
    this.state.succeed(intent);
    this.paid(invoice);
    return true;
  }

  /** @param {any} fields */
  create({ customer, price, metadata, trialDays, paymentMethod, behavior }) {
    const { now } = this;
    const end = trialDays > 0 ? now + trialDays * DAY : addMonths(now, monthsOf(price));
    const item = {
      id: `si_${randomBytes(6).toString('hex')}`,
      price,
      current_period_start: now,
      current_period_end: end,
    };
    const subscription = this.state.add('sub', 'subscription', {
      ...{ customer, metadata, status: 'incomplete', cancel_at_period_end: false, cancel_at: null, ended_at: null },
      ...{ trial_start: null, trial_end: null, pending_setup_intent: null, pending_update: null, schedule: null },
      ...{ default_payment_method: paymentMethod ?? null, latest_invoice: null, created: now },
      ...{ items: { data: [item] }, $anchor: end === now ? now : trialDays > 0 ? end : now },
    });
    if (trialDays > 0) {
      Object.assign(subscription, { status: 'trialing', trial_start: now, trial_end: end });
      this.paid(this.invoice(subscription, [this.line(price, 0, false, now, end)], 'subscription_create'));
      subscription.status = 'trialing';
      if (behavior === 'default_incomplete') {
        const setup = this.state.add('seti', 'setup_intent', { customer, $subscription: subscription.id });
        setup.client_secret = `${setup.id}_secret_${randomBytes(4).toString('hex')}`;
        Object.assign(subscription, { pending_setup_intent: setup.id, default_payment_method: null });
      }
      return subscription;
    }
    const invoice = this.invoice(
      subscription,
      [this.line(price, price.unit_amount, false, now, end)],
      'subscription_create',
    );
    if (behavior === 'default_incomplete') this.intentOf(invoice);
    else this.collect(invoice);
    return subscription;
  }

  /** The lines of a change of price now. @param {any} subscription @param {any} price @param {number} date */
  changeLines(subscription, price, date) {
    const [item] = subscription.items.data;
    const { price: old, current_period_start: start, current_period_end: end } = item;
    if (subscription.status === 'trialing') return [this.line(price, 0, false, date, end)];
    const left = (end - date) / (end - start);
    const unused = this.line(old, -Math.round(old.unit_amount * left), true, date, end);
    return old.recurring.interval === price.recurring.interval
      ? [unused, this.line(price, Math.round(price.unit_amount * left), true, date, end)]
      : [unused, this.line(price, price.unit_amount, false, date, addMonths(date, monthsOf(price)))];
  }

  /** @param {any} subscription @param {{ price: any, date: number }} change */
  change(subscription, { price, date }) {
    const [item] = subscription.items.data;
    if (item.price.recurring.interval !== price.recurring.interval && subscription.status !== 'trialing') {
      Object.assign(item, { current_period_start: date, current_period_end: addMonths(date, monthsOf(price)) });
      subscription.$anchor = date;
    }
    item.price = price;
    subscription.pending_update = null;
  }

  /** A change that is charged at once, and made only when it is paid. @param {any} subscription @param {any} price @param {number} date */
  changeNow(subscription, price, date) {
    const lines = this.changeLines(subscription, price, date);
    if (subscription.status === 'trialing') return this.change(subscription, { price, date });
    const invoice = this.invoice(subscription, lines, 'subscription_update');
    Object.assign(invoice, { $change: { price, date } });
    subscription.pending_update = { expires_at: date + DAY };
    this.collect(invoice);
  }

  /** Renews, changes and ends what is due. */
  renew() {
    for (const subscription of this.state.list('subscription').data.reverse())
      while (LIVE.has(subscription.status) && subscription.items.data[0].current_period_end <= this.now)
        this.#renewOne(subscription);
  }

  /** @param {any} subscription */
  #renewOne(subscription) {
    const [item] = subscription.items.data;
    const end = item.current_period_end;
    if (subscription.cancel_at_period_end) return Object.assign(subscription, { status: 'canceled', ended_at: end });
    const schedule = this.state.objects.get(subscription.schedule);
    if (schedule?.status === 'active' && schedule.$next) {
      item.price = schedule.$next;
      schedule.$next = null;
      subscription.$anchor = end;
    }
    const step = monthsOf(item.price);
    let months = step;
    while (addMonths(subscription.$anchor, months) <= end) months += step;
    const next = addMonths(subscription.$anchor, months);
    Object.assign(item, { current_period_start: end, current_period_end: next });
    const lines = [this.line(item.price, item.price.unit_amount, false, end, next)];
    const invoice = this.invoice(subscription, lines, 'subscription_cycle');
    invoice.created = end;
    subscription.status = this.collect(invoice) ? 'active' : 'past_due';
  }

  /** An invoice or subscription as it is answered. @param {any} subscription @param {boolean} [whole] with its invoice and setup */
  view(subscription, whole = false) {
    const { objects } = this.state;
    const of = (/** @type {string | null} */ id) => (id === null ? null : (objects.get(id) ?? id));
    return {
      ...subscription,
      default_payment_method: of(subscription.default_payment_method),
      schedule: of(subscription.schedule),
      ...(whole && {
        latest_invoice: of(subscription.latest_invoice),
        pending_setup_intent: of(subscription.pending_setup_intent),
      }),
    };
  }
}
