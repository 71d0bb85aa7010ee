import type { Metadata } from './base-object';
import type { Intent } from './payment-objects';
import type { Invoice, Line, Subscription } from './plan-objects';
import { changePrice } from './price-changes';
import type { StripeScript } from './script';
import type { Store } from './store';

/** The account, as far as its subscriptions need it. */
export interface Account {
  readonly store: Store;
  readonly faults: StripeScript;
  readonly url: string;
  begin(prefix: string): { id: string; created: number; livemode: false };
  addIntent(payment: { amount: number; currency: string; customer: string; metadata: Metadata }): Intent;
  succeed(intent: Intent): void;
  card(customer: string): string;
}

/** Invoices of the simulated account's subscriptions, by their clock. */
export class Invoices {
  readonly #account: Account;
  readonly #now: () => number;

  /** @param now in seconds */
  constructor(account: Account, now: () => number) {
    this.#account = account;
    this.#now = now;
  }

  /** An open invoice for a subscription, which is then its latest. */
  open(subscription: Subscription, lines: Line[], reason: string, created = this.#now()): Invoice {
    const begun = this.#account.begin('in');
    const amount = lines.reduce((sum, each) => sum + each.amount, 0);
    subscription.latest_invoice = begun.id;
    return this.#account.store.keep<Invoice>({
      ...begun,
      ...{ object: 'invoice', created, customer: subscription.customer, $subscription: subscription.id },
      ...{ status: 'open', currency: 'usd', amount_due: amount, amount_paid: 0, attempt_count: 0 },
      ...{ billing_reason: reason, lines: { data: lines }, payments: { data: [] }, confirmation_secret: null },
      status_transitions: { paid_at: null },
      hosted_invoice_url: `${this.#account.url}/invoice/${begun.id}`,
    });
  }

  /** The payment of an open invoice, made when it is first needed. */
  intentOf(invoice: Invoice): Intent {
    const known = invoice.payments.data[0]?.payment.payment_intent;
    if (known) return this.#account.store.get('payment_intent', known);
    const { amount_due: amount, currency, customer } = invoice;
    const intent = this.#account.addIntent({ amount, currency, customer, metadata: {} });
    intent.$invoice = invoice.id;
    invoice.payments.data.push({ payment: { type: 'payment_intent', payment_intent: intent.id } });
    invoice.confirmation_secret = { type: 'payment_intent', client_secret: intent.client_secret };
    return intent;
  }

  /** An invoice is paid, and so is what it was for. */
  paid(invoice: Invoice): void {
    if (invoice.status !== 'open') return;
    invoice.status = 'paid';
    invoice.amount_paid = invoice.amount_due;
    invoice.status_transitions.paid_at = this.#now();
    const subscription = this.#account.store.get('subscription', invoice.$subscription);
    if (subscription.pending_update && invoice.$change) changePrice(subscription, invoice.$change);
    if (subscription.latest_invoice === invoice.id && subscription.status !== 'canceled')
      subscription.status = 'active';
    subscription.default_payment_method ??= this.#account.card(subscription.customer);
  }

  /** Charges the saved card, as scripted. @returns whether it paid */
  collect(invoice: Invoice): boolean {
    if (invoice.amount_due > 0) {
      const intent = this.intentOf(invoice);
      invoice.attempt_count += 1;
      const { card = 'succeeds' } = this.#account.faults;
      if (card === 'needs_confirmation') intent.status = 'requires_action';
      if (card !== 'succeeds') return false;
      this.#account.succeed(intent);
    }
    this.paid(invoice);
    return true;
  }
}
