import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { parseForm } from '../lib/bodies';
import { expectKnown } from '../lib/faults';
import type { Simulator } from '../lib/simulator';
import { KEYS } from './keys';
import { registerPages } from './pages';
import type { DisputeStatus } from './payment-objects';
import { registerApi } from './register-api';
import type { StripeJournal, StripeScript } from './script';
import { paidIntent, type SignedEvent, signedEvent } from './signed-event';
import { StripeState } from './state';

const PARTS = ['card', 'lost', 'refuse'];

export interface StripeSimulator extends Simulator<StripeScript, StripeJournal> {
  /** The payer pays a checkout session, a payment intent or an invoice, or completes a setup intent. */
  pay(ref: string): void;
  /** The customer pays other things of the same account, so many times. */
  payOthers(customer: string, times: number): void;
  /** @param amount minor units */
  refund(ref: string, amount: number): void;
  /** The newest refund of a payment fails at the payer's bank. */
  failRefund(ref: string): void;
  /** Opens a dispute, or moves it on. */
  dispute(ref: string, status: DisputeStatus): void;
  /** Forgets idempotency keys, as Stripe does after a day. */
  forgetKeys(): void;
  /** Moves the account's clock, by which events are stamped. */
  moveClock(seconds: number): void;
  /** Moves the clock of subscriptions, as test clocks do, and renews what is due. */
  moveBilling(seconds: number): void;
  /** Begins another subscription like the customer's newest, paid, as by a second window. @returns its id */
  beginAgain(customer: string): string;
  /** The payment intent of an invoice. */
  intentOfInvoice(ref: string): string;
  /** Makes of an invoice one that was paid without a payment, such as out of a credit. */
  dropPayment(ref: string): void;
  billingNow(): Date;
  /** The id of a customer's newest object of a kind. */
  latest(kind: 'subscription' | 'invoice' | 'setup_intent', customer: string): string | undefined;
  /** The id of the newest object of a kind. @throws RangeError when there is none */
  latestOfAll(kind: 'subscription' | 'invoice'): string;
  /** A signed event about a session, a subscription, an invoice, an intent, its charge or its dispute; it may be sent in any order and number. */
  event(type: string, ref: string, options?: { id?: string }): SignedEvent;
}

/**
 * Starts a simulator of the part of Stripe's API that sells packages and plans, on a loopback port.
 * @param options `port` 0, the default, takes a free one
 */
export async function createStripeSimulator({ port = 0 } = {}): Promise<StripeSimulator> {
  const app = Fastify({ forceCloseConnections: true });
  app.addContentTypeParser<string>('application/x-www-form-urlencoded', { parseAs: 'string' }, parseForm);
  const state = new StripeState();
  registerApi(app, state);
  registerPages(app, state);
  const url = await app.listen({ port, host: '127.0.0.1' });
  state.url = url;
  return {
    name: 'stripe',
    url,
    env: {
      STRIPE_API_BASE: url,
      STRIPE_SECRET_KEY: KEYS.secret,
      STRIPE_PUBLISHABLE_KEY: KEYS.publishable,
      STRIPE_WEBHOOK_SECRET: KEYS.webhook,
    },
    script: async (script) => {
      expectKnown('stripe', script, PARTS);
      state.faults = structuredClone(script);
    },
    journal: () => ({ calls: state.calls }),
    reset: async () => state.reset(),
    close: () => app.close(),
    ...payments(state),
    ...subscriptions(state),
    forgetKeys: () => state.answers.clear(),
    moveClock(seconds) {
      state.aheadSeconds += seconds;
    },
    event: (type, ref, { id = `evt_${randomUUID()}` } = {}) => signedEvent(state, type, ref, id),
  };
}

/** What payers and their banks do. */
function payments(
  state: StripeState,
): Pick<StripeSimulator, 'pay' | 'payOthers' | 'refund' | 'failRefund' | 'dispute'> {
  const { store } = state;
  return {
    pay: (ref) => state.pay(ref),
    payOthers(customer, times) {
      for (let time = 0; time < times; time++)
        state.succeed(state.addIntent({ amount: 100, currency: 'usd', customer, metadata: {} }));
    },
    refund(ref, amount) {
      state.addRefund(paidIntent(store, ref), amount);
    },
    failRefund(ref) {
      const intent = paidIntent(store, ref);
      const fits = (each: { payment_intent: string; status: string }) =>
        each.payment_intent === intent.id && each.status === 'succeeded';
      const [refund] = store.list('refund', fits).data;
      if (!refund) throw new RangeError(`${ref} has no refund`);
      Object.assign(refund, { status: 'failed', failure_reason: 'lost_or_stolen_card' });
      store.get('charge', intent.latest_charge).amount_refunded -= refund.amount;
    },
    dispute(ref, status) {
      const { id, amount, latest_charge } = paidIntent(store, ref);
      store.get('charge', latest_charge).disputed = true;
      const [open] = store.list('dispute', (each) => each.payment_intent === id).data;
      if (open) open.status = status;
      else {
        const dispute = { amount, payment_intent: id, status, reason: 'fraudulent' };
        store.keep({ ...state.begin('dp'), object: 'dispute', ...dispute });
      }
    },
  };
}

/** Subscriptions, and their clock. */
function subscriptions(
  state: StripeState,
): Pick<
  StripeSimulator,
  'moveBilling' | 'beginAgain' | 'intentOfInvoice' | 'dropPayment' | 'billingNow' | 'latest' | 'latestOfAll'
> {
  const { store, plans } = state;
  return {
    moveBilling(seconds) {
      plans.ahead += seconds;
      plans.renew();
    },
    beginAgain(customer) {
      const [newest] = store.list('subscription', (each) => each.customer === customer).data;
      if (!newest) throw new RangeError(`${customer} has no subscription`);
      const [{ price }] = newest.items.data;
      const paymentMethod = state.card(customer);
      return plans.create({ customer, price, metadata: newest.metadata, trialDays: 0, paymentMethod }).id;
    },
    intentOfInvoice(ref) {
      const [paid] = store.get('invoice', ref).payments.data;
      if (!paid) throw new RangeError(`${ref} has no payment`);
      return paid.payment.payment_intent;
    },
    dropPayment(ref) {
      store.get('invoice', ref).payments.data.length = 0;
    },
    billingNow: () => new Date(plans.now * 1000),
    latest: (kind, customer) => store.list(kind, (each) => each.customer === customer).data[0]?.id,
    latestOfAll(kind) {
      const [newest] = store.list(kind).data;
      if (!newest) throw new RangeError(`There is no ${kind}`);
      return newest.id;
    },
  };
}
