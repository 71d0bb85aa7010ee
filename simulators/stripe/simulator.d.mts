import type { Simulator } from '../lib/simulator.mjs';

export interface StripeScript {
  /** How a saved card answers a charge without its owner; default: it succeeds. */
  card?: 'succeeds' | 'declined' | 'needs_confirmation';
  /** Requests that are carried out and whose answer is lost; default: one, by any method. The path is as routes are declared. */
  lost?: { path: string; method?: string; times?: number };
  /** Requests that are not carried out: answered 500, or 400 as an object whose state does not allow them. */
  refuse?: { path: string; times?: number; status?: 400 | 500 };
}

export interface StripeJournal {
  readonly calls: readonly { method: string; path: string; form: Record<string, string>; answer: number | 'lost' }[];
}

export interface StripeSimulatorOptions {
  /** 0, the default, takes a free port. */
  port?: number;
}

/** Disputes that take the money, and ones that leave it. */
type DisputeStatus = 'needs_response' | 'under_review' | 'lost' | 'won' | 'warning_needs_response';

export interface StripeSimulator extends Simulator<StripeScript, StripeJournal> {
  /** The payer pays a checkout session, a payment intent or an invoice, or completes a setup intent. */
  pay(ref: string): void;
  /** @param amount minor units */
  refund(ref: string, amount: number): void;
  /** The newest refund of a payment fails at the payer's bank. */
  failRefund(ref: string): void;
  /** Opens a dispute, or moves it on. */
  dispute(ref: string, status: DisputeStatus): void;
  /** Moves the account's clock, by which events are stamped. */
  moveClock(seconds: number): void;
  /** Moves the clock of subscriptions, as test clocks do, and renews what is due. */
  moveBilling(seconds: number): void;
  /** Begins another subscription like the customer's newest, paid, as by a second window. @returns its id */
  beginAgain(customer: string): string;
  /** The payment intent of an invoice. */
  intentOfInvoice(ref: string): string;
  billingNow(): Date;
  /** The id of a customer's newest object of a kind. */
  latest(kind: 'subscription' | 'invoice' | 'setup_intent' | 'customer', customer: string): string | undefined;
  /** The id of the newest object of a kind. */
  latestOfAll(kind: 'subscription' | 'invoice'): string;
  /** A signed event about a session, a subscription, an invoice, an intent, its charge or its dispute; it may be sent in any order and number. */
  event(type: string, ref: string, options?: { id?: string }): { body: Buffer; signature: string };
}

/** Starts a simulator of the part of Stripe's API that sells packages and plans, on a loopback port. */
export function createStripeSimulator(options?: StripeSimulatorOptions): Promise<StripeSimulator>;
