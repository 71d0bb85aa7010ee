import type { Answer } from './answers';
import type { Metadata } from './base-object';
import type { Intent, PaymentMethod, Session, SetupIntent } from './payment-objects';
import { PlanState } from './plan-state';
import type { StripeCall, StripeScript } from './script';
import { newId, Store, secretFor } from './store';

/** What a payment is made of. */
interface Payment {
  amount: number;
  currency: string | undefined;
  customer: string;
  metadata: Metadata;
}

/** State of the simulated account. */
export class StripeState {
  /** Seconds that the account's clock is ahead. */
  aheadSeconds = 0;
  faults: StripeScript = {};
  calls: StripeCall[] = [];
  readonly store = new Store();
  /** First answers by idempotency key. */
  readonly answers = new Map<string, Answer>();
  readonly plans = new PlanState(this);
  /** The simulator's own address. */
  url = '';

  get now(): number {
    return Math.floor(Date.now() / 1000) + this.aheadSeconds;
  }

  reset(): void {
    this.aheadSeconds = 0;
    this.faults = {};
    this.calls = [];
    this.store.clear();
    this.answers.clear();
    this.plans.ahead = 0;
  }

  /** What every new object has. */
  begin(prefix: string): { id: string; created: number; livemode: false } {
    return { id: newId(prefix), created: this.now, livemode: false };
  }

  addIntent(payment: Payment): Intent {
    const begun = this.begin('pi');
    return this.store.keep({
      ...{ ...begun, object: 'payment_intent', status: 'requires_payment_method', latest_charge: null },
      ...payment,
      client_secret: secretFor(begun.id),
    });
  }

  /** A refund is the one object that does not say which mode it is of. */
  addRefund(intent: Intent, amount: number, metadata: Metadata = {}): object {
    this.store.get('charge', intent.latest_charge).amount_refunded += amount;
    const begun = { id: newId('re'), created: this.now };
    const refund = { amount, payment_intent: intent.id, status: 'succeeded', metadata } as const;
    return this.store.keep({ ...begun, object: 'refund', ...refund });
  }

  /** The payer pays a session, an invoice or an intent. */
  pay(ref: string): void {
    const object = this.store.any(ref);
    if (object?.object === 'payment_intent') this.succeed(object);
    else if (object?.object === 'invoice') this.succeed(this.plans.invoices.intentOf(object));
    else if (object?.object === 'setup_intent') this.#completeSetup(object);
    else this.#complete(this.store.get('checkout.session', ref));
  }

  /** The payment succeeds, and its card is saved. */
  succeed(intent: Intent): void {
    const { amount, currency, customer, metadata, id } = intent;
    const charge = { amount, currency, customer, metadata, payment_intent: id, amount_refunded: 0, disputed: false };
    const { id: paid } = this.store.keep({ ...this.begin('ch'), object: 'charge', status: 'succeeded', ...charge });
    intent.latest_charge = paid;
    intent.status = 'succeeded';
    if (intent.$invoice) this.plans.invoices.paid(this.store.get('invoice', intent.$invoice));
    this.card(customer);
  }

  /** Saves a card. */
  addCard(customer: string, id?: string): PaymentMethod {
    const card = { brand: 'visa', last4: '4242', exp_month: 8, exp_year: 2030 };
    const begun = this.begin('pm');
    return this.store.keep({ ...begun, id: id ?? begun.id, object: 'payment_method', type: 'card', customer, card });
  }

  /** The id of a customer's card, which is made when there is none. */
  card(customer: string): string {
    const [known] = this.store.list('payment_method', (each) => each.customer === customer).data;
    return (known ?? this.addCard(customer)).id;
  }

  #complete(session: Session): void {
    const { amount_total: amount, currency, customer, metadata } = session;
    if (session.mode === 'subscription') session.subscription = this.#subscribe(session);
    else {
      const intent = this.addIntent({ amount, currency, customer, metadata });
      this.succeed(intent);
      session.payment_intent = intent.id;
    }
    session.status = 'complete';
    session.payment_status = 'paid';
  }

  #subscribe({ customer, metadata, $price, $trial }: Session): string {
    const price = this.store.get('price', $price);
    const order = { customer, price, metadata, trialDays: Number($trial ?? 0), paymentMethod: this.card(customer) };
    return this.plans.create(order).id;
  }

  #completeSetup(setup: SetupIntent): void {
    const subscription = this.store.get('subscription', setup.$subscription);
    subscription.default_payment_method = this.card(setup.customer);
    subscription.pending_setup_intent = null;
  }
}
