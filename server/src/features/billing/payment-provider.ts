import type { Tx } from '../../platform/db/transaction';
import type { PlanProvider } from './plans/plan-provider';
import type { Dispute, FailedRefund } from './returned-money';
import type { CheckoutTable, PlanKind, ProviderId } from './tables';

/** The payer's account, as sent to the provider. */
export interface Payer {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

/** What is to be paid: price and credits come from the catalogue, never from a request. */
export interface Order {
  /** The checkout's id, which is the idempotency key at the provider too. */
  readonly id: string;
  readonly kind: Exclude<CheckoutTable['kind'], PlanKind>;
  readonly name: string;
  readonly credits: number;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly customer: string;
  /** Absolute addresses. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
}

/** A payment that was prepared, and where it is made. */
export interface Prepared {
  readonly ref: string;
  readonly paymentRef: string | null;
  readonly url: string;
  /** For card fields. */
  readonly secret: string | null;
}

/** A payment as the provider has it now. */
export interface PaymentNow {
  readonly state: 'open' | 'processing' | 'paid' | 'cancelled' | 'expired';
  readonly ref: string | null;
  readonly paymentRef: string | null;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly refunded: number;
  /** Whether a dispute has the money now. */
  readonly disputed: boolean;
  /** All of its disputes, also those that ended. */
  readonly disputes: readonly Dispute[];
  /** Refunds that were made and failed later: their money is with us again. */
  readonly failedRefunds: readonly FailedRefund[];
}

/** Money to give back. */
export interface RefundOrder {
  /** The refund's id, which is the idempotency key at the provider too. */
  readonly key: string;
  /** Null for a plan's. */
  readonly checkoutId: string | null;
  readonly paymentRef: string;
  /** Minor units. */
  readonly amount: number;
  /** The customer whose plan it was paid for; null for a package's. */
  readonly customer: string | null;
}

export interface Charged extends Pick<Prepared, 'ref' | 'paymentRef' | 'secret'> {
  readonly status: 'paid' | 'processing' | 'action_required' | 'declined';
  /** Why it was declined, in words for the payer. */
  readonly message: string | null;
}

/** An event whose signature holds. It says only what changed: the payment itself is read anew. */
export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  readonly checkoutId: string | null;
  readonly paymentRef: string | null;
  /** The customer whose plan may have changed. */
  readonly customer: string | null;
}

/** A payment that may have changed: what the provider knows of its checkout. */
export type Changed = Pick<ProviderEvent, 'checkoutId' | 'paymentRef'>;

type Paying = Pick<CheckoutTable, 'id' | 'kind' | 'provider_ref' | 'payment_ref'>;

/** Takes money. A provider's answer may be lost: every call is repeated with the same idempotency key. */
export interface PaymentProvider {
  readonly id: ProviderId;
  readonly mode: 'live' | 'test';
  /** The key for browsers; null without one. */
  readonly publishableKey: string | null;
  readonly plans: PlanProvider;
  createCustomer(payer: Payer): Promise<string>;
  /** Prepares a payment that the payer makes on a page. */
  prepare(tx: Tx, order: Order): Promise<Prepared>;
  /** Whether a card of an earlier purchase is saved. */
  hasCard(customer: string): Promise<boolean>;
  /** Charges the card of an earlier purchase. @returns null when there is none */
  charge(order: Order): Promise<Charged | null>;
  /** Ends what was prepared, unless it was paid. */
  cancel(tx: Tx, checkout: Paying): Promise<void>;
  read(tx: Tx, checkout: Paying): Promise<PaymentNow>;
  /** Gives money back, once for each key. `refused`: why the provider will not, for good; null when it did. */
  refund(order: RefundOrder): Promise<{ ref: string; refused: null } | { refused: string }>;
  /**
   * Reads a webhook.
   * @throws AppError `invalid_input` when its signature does not hold
   */
  receive(body: Buffer, signature: string | undefined): ProviderEvent;
  /** Whose payment it is, by what was written on it when it was prepared; nothing for one that is not ours. */
  ownerOf(paymentRef: string): Promise<Pick<ProviderEvent, 'checkoutId' | 'customer'>>;
  /** Payments that were made, refunded or disputed since then, as the provider has them. */
  changedSince(since: Date): Promise<Changed[]>;
}
