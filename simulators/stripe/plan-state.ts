import { randomBytes } from 'node:crypto';
import type { Metadata } from './base-object';
import { type Account, Invoices } from './invoices';
import { addMonths, DAY, monthsOf, nextEnd } from './periods';
import type { Change, Price, Subscription } from './plan-objects';
import { changeLines, changePrice, line } from './price-changes';
import { secretFor } from './store';

const LIVE = new Set(['trialing', 'active', 'past_due']);

interface Order {
  readonly customer: string;
  readonly price: Price;
  readonly metadata: Metadata;
  readonly trialDays: number;
  readonly paymentMethod: string | undefined;
  /** `default_incomplete` leaves the first payment to the customer. */
  readonly behavior?: string | undefined;
}

/** Subscriptions of the simulated account, by a clock of their own that can be moved as Stripe's test clocks can. */
export class PlanState {
  /** Seconds that the clock of subscriptions is ahead. */
  ahead = 0;
  readonly invoices: Invoices;
  readonly #account: Account;

  constructor(account: Account) {
    this.#account = account;
    this.invoices = new Invoices(account, () => this.now);
  }

  get now(): number {
    return Math.floor(Date.now() / 1000) + this.ahead;
  }

  create({ customer, price, metadata, trialDays, paymentMethod, behavior }: Order): Subscription {
    const { now } = this;
    const end = trialDays > 0 ? now + trialDays * DAY : addMonths(now, monthsOf(price));
    const period = { current_period_start: now, current_period_end: end };
    const subscription = this.#account.store.keep<Subscription>({
      ...this.#account.begin('sub'),
      ...{ object: 'subscription', created: now, customer, metadata, status: 'incomplete' },
      ...{ cancel_at_period_end: false, cancel_at: null, ended_at: null, trial_start: null, trial_end: null },
      ...{ pending_setup_intent: null, pending_update: null, schedule: null, latest_invoice: null },
      default_payment_method: paymentMethod ?? null,
      items: { data: [{ id: `si_${randomBytes(6).toString('hex')}`, price, ...period }] },
      $anchor: trialDays > 0 ? end : now,
    });
    const isLeft = behavior === 'default_incomplete';
    if (trialDays > 0) this.#beginTrial(subscription, { start: now, end, isLeft });
    else {
      const first = line(price, price.unit_amount, { proration: false, start: now, end });
      const invoice = this.invoices.open(subscription, [first], 'subscription_create');
      if (isLeft) this.invoices.intentOf(invoice);
      else this.invoices.collect(invoice);
    }
    return subscription;
  }

  /** A change that is charged at once, and made only when it is paid. */
  changeNow(subscription: Subscription, change: Change): void {
    if (subscription.status === 'trialing') {
      changePrice(subscription, change);
      return;
    }
    const invoice = this.invoices.open(subscription, changeLines(subscription, change), 'subscription_update');
    invoice.$change = change;
    subscription.pending_update = { expires_at: change.date + DAY };
    this.invoices.collect(invoice);
  }

  /** Renews, changes and ends what is due. */
  renew(): void {
    for (const subscription of this.#account.store.list('subscription').data.reverse())
      while (LIVE.has(subscription.status) && subscription.items.data[0].current_period_end <= this.now)
        this.#renewOne(subscription);
  }

  /**
   * A subscription as it is answered.
   * @param whole with its invoice and setup
   */
  view(subscription: Subscription, whole = false): object {
    const of = (id: string | null) => this.#account.store.any(id) ?? id;
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

  #beginTrial(subscription: Subscription, { start, end, isLeft }: { start: number; end: number; isLeft: boolean }) {
    const [{ price }] = subscription.items.data;
    const { customer } = subscription;
    this.invoices.paid(
      this.invoices.open(subscription, [line(price, 0, { proration: false, start, end })], 'subscription_create'),
    );
    Object.assign(subscription, { status: 'trialing', trial_start: start, trial_end: end });
    if (!isLeft) return;
    const begun = this.#account.begin('seti');
    const setup = { customer, $subscription: subscription.id, client_secret: secretFor(begun.id) };
    this.#account.store.keep({ ...begun, object: 'setup_intent', ...setup });
    Object.assign(subscription, { pending_setup_intent: begun.id, default_payment_method: null });
  }

  #renewOne(subscription: Subscription): void {
    const [item] = subscription.items.data;
    const end = item.current_period_end;
    if (subscription.cancel_at_period_end) {
      Object.assign(subscription, { status: 'canceled', ended_at: end });
      return;
    }
    const schedule = this.#account.store.find('subscription_schedule', subscription.schedule);
    if (schedule?.status === 'active' && schedule.$next) {
      item.price = schedule.$next;
      schedule.$next = null;
      subscription.$anchor = end;
    }
    const next = nextEnd(subscription.$anchor, end, item.price);
    Object.assign(item, { current_period_start: end, current_period_end: next });
    const renewal = line(item.price, item.price.unit_amount, { proration: false, start: end, end: next });
    const invoice = this.invoices.open(subscription, [renewal], 'subscription_cycle', end);
    subscription.status = this.invoices.collect(invoice) ? 'active' : 'past_due';
  }
}
