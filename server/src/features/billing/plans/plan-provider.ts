import type { PlanInterval, PlanName } from '@flint/shared/contracts/catalogue';
import type { Tx } from '../../../platform/db/transaction';
import type { Dispute, FailedRefund } from '../returned-money';
import type { CheckoutTable, PlanKind } from '../tables';

export interface Card {
  readonly brand: string;
  readonly last4: string;
  readonly expiresMonth: number;
  readonly expiresYear: number;
}

/** A plan and how often it is paid. */
export interface PlanTerms {
  readonly planName: PlanName;
  readonly interval: PlanInterval;
}

/** A plan to begin: its price comes from the catalogue, never from a request. */
export interface PlanOrder extends PlanTerms {
  /** The checkout's id, which is the idempotency key at the provider too. */
  readonly id: string;
  readonly kind: PlanKind;
  /** Minor units for one interval. */
  readonly amount: number;
  readonly currency: string;
  /** 0 without a trial. */
  readonly trialDays: number;
  readonly customer: string;
  /** Absolute addresses. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** The payment method that card fields made, of an order of kind `plan_card`. */
  readonly paymentMethod?: string;
}

/** What became of beginning a plan with a card. */
export interface Begun {
  /** The subscription. */
  readonly ref: string | null;
  readonly status: 'done' | 'processing' | 'action_required' | 'declined';
  readonly secret: string | null;
  readonly message: string | null;
}

/** A line of an invoice. */
export interface InvoiceLine extends PlanTerms {
  /** Minor units; below 0 for time of a plan that is given back. */
  readonly amount: number;
  /** Whether it is part of a period, after a change. */
  readonly proration: boolean;
  readonly start: Date;
  readonly end: Date;
}

export interface InvoiceNow {
  readonly ref: string;
  readonly state: 'open' | 'paid' | 'void';
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly refunded: number;
  readonly disputed: boolean;
  /** All of its disputes, also those that ended. */
  readonly disputes: readonly Dispute[];
  readonly failedRefunds: readonly FailedRefund[];
  /** The provider's id of the payment, once there is one. */
  readonly paymentRef: string | null;
  readonly lines: readonly InvoiceLine[];
  /** How often its payment failed. */
  readonly failures: number;
  readonly payUrl: string | null;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
}

/** A subscription as the provider has it now. */
export interface SubscriptionNow extends PlanTerms {
  readonly ref: string;
  readonly state: 'open' | 'trialing' | 'active' | 'past_due' | 'ended';
  /** Minor units for one interval. */
  readonly amount: number;
  readonly currency: string;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly trialStart: Date | null;
  readonly trialEnd: Date | null;
  /** When it ends, or ended. */
  readonly endsAt: Date | null;
  readonly next: PlanTerms | null;
  readonly card: Card | null;
  readonly createdAt: Date;
  /** Oldest first. */
  readonly invoices: readonly InvoiceNow[];
}

/** What a change would cost at once. */
export interface ChangeCost {
  readonly amount: number;
  readonly currency: string;
  readonly lines: readonly InvoiceLine[];
  /** By which the change is charged as it was shown. */
  readonly at: Date;
}

type Begins = Pick<CheckoutTable, 'id' | 'kind' | 'provider_ref'>;

/** The part of a provider that bills plans. Calls that change something are repeated with the same key. */
export interface PlanProvider {
  /** Prepares a plan that the payer begins on a page. */
  open(tx: Tx, order: PlanOrder): Promise<{ ref: string; url: string; secret: string | null }>;
  /** Begins a plan with a payment method of card fields. */
  begin(tx: Tx, order: PlanOrder): Promise<Begun>;
  /** Ends what was prepared, unless it was begun. */
  cancel(tx: Tx, checkout: Begins, customer: string): Promise<void>;
  /** What became of what was prepared. */
  outcome(tx: Tx, checkout: Begins, customer: string): Promise<'open' | 'done' | 'cancelled' | 'expired'>;
  /** All subscriptions of a customer, oldest first. */
  read(tx: Tx, customer: string): Promise<readonly SubscriptionNow[]>;
  /** Ends a subscription at once and refunds whole what was paid for it. */
  undo(tx: Tx, customer: string, ref: string): Promise<void>;
  /** What a change would cost now. */
  cost(tx: Tx, customer: string, ref: string, to: PlanTerms): Promise<ChangeCost>;
  /** Changes the plan now, charging the difference. @returns false when it was not paid; then nothing changed */
  changeNow(tx: Tx, customer: string, ref: string, to: PlanTerms, at: Date, key: string): Promise<boolean>;
  /** Changes the plan at the period's end; null ends it then; its own plan takes back what was to come. */
  changeLater(tx: Tx, customer: string, ref: string, to: PlanTerms | null, key: string): Promise<void>;
  /** The provider's page for cards, addresses and tax ids. */
  portal(customer: string, returnUrl: string): Promise<string>;
}
