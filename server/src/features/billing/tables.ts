import type { Generated } from 'kysely';

declare module '../../platform/db/schema' {
  interface Schema {
    billing_checkout: CheckoutTable;
    billing_customer: CustomerTable;
    billing_event: EventTable;
    billing_purchase: PurchaseTable;
    billing_refund: RefundTable;
    billing_dispute: DisputeTable;
    billing_return: ReturnTable;
    embedded_payment: EmbeddedPaymentTable;
    embedded_refund: EmbeddedRefundTable;
  }
}

export type ProviderId = 'embedded' | 'stripe';

/** One try to buy a package: what was shown, and what is paid for it. */
export interface CheckoutTable {
  /** The caller's Idempotency-Key, or a fresh UUID. */
  id: string;
  /** Who gets the credits. */
  user_id: string;
  /** Who pays: the same, or staff. */
  payer_id: string;
  provider: ProviderId;
  /**
   * `page`: the provider's page. `fields`: card fields on a page of ours. `charge`: the card of an earlier purchase. The
   * others begin a plan: on the provider's page, by card fields of ours, or with a card that such fields made.
   */
  kind: 'page' | 'fields' | 'charge' | PlanKind;
  product_id: string;
  name: string;
  credits: number;
  /** Minor units. */
  amount: number;
  currency: string;
  /** `paid` with a purchase, whose credits were given in the same transaction. */
  state: Generated<'open' | 'paid' | 'cancelled' | 'expired'>;
  /** The provider's id of what is being paid; null until the provider answered. */
  provider_ref: string | null;
  /** The provider's id of the payment, once there is one. */
  payment_ref: string | null;
  /** The secret of card fields. */
  secret: string | null;
  url: string;
  return_url: string;
  cancel_url: string;
  /** How often a plan is paid for; null for packages. */
  plan_interval: Generated<'month' | 'year' | null>;
  /** Days of a plan's trial. */
  trial_days: Generated<number>;
  created_at: Generated<Date>;
}

export type PlanKind = 'plan' | 'plan_fields' | 'plan_card';

/** A payer at the provider. */
export interface CustomerTable {
  user_id: string;
  provider: ProviderId;
  customer_ref: string;
}

/** Inbox of webhook events: an event whose row is there has had its effect. */
export interface EventTable {
  provider: ProviderId;
  id: string;
  type: string;
  /** The checkout it was about; null for events that mean nothing here, which are kept. */
  checkout_id: string | null;
  received_at: Generated<Date>;
}

/** A payment that arrived. */
export interface PurchaseTable {
  /** Its checkout's. */
  id: string;
  number: Generated<number>;
  user_id: string;
  payer_id: string;
  provider: ProviderId;
  /** Unique with the provider, so that a payment is credited once. */
  payment_ref: string;
  product_id: string;
  name: string;
  credits: number;
  amount: number;
  currency: string;
  /** Minor units that went back. */
  refunded: Generated<number>;
  /** Whether the payer's bank took the money back. */
  disputed: Generated<boolean>;
  /** Credits that were taken back for it. */
  reclaimed: Generated<number>;
  /** How often credits were taken back or given again. */
  revision: Generated<number>;
  /** When its receipt was mailed; null until then. */
  mailed_at: Generated<Date | null>;
  created_at: Generated<Date>;
}

/** Money that staff gives back: the row is there before the provider is asked. */
export interface RefundTable {
  /** The idempotency key, here and at the provider. */
  id: string;
  /** A purchase, or an invoice of a plan. */
  purchase_id: string;
  /** Minor units. */
  amount: number;
  reason: string;
  staff_id: string;
  /** `failed`: it was made, and came back from the payer's bank later. */
  state: Generated<'asked' | 'done' | 'refused' | 'failed'>;
  provider_ref: Generated<string | null>;
  /** Why the provider refused, or why it failed. */
  message: Generated<string | null>;
  asked_at: Generated<Date>;
  ended_at: Generated<Date | null>;
}

/** A payer's bank asks for the money: as the provider listed it when the payment was read last. */
export interface DisputeTable {
  provider: ProviderId;
  /** The provider's id. */
  id: string;
  /** A purchase, or an invoice of a plan. */
  purchase_id: string;
  /** Minor units. */
  amount: number;
  reason: string;
  /** The provider's word, or `withdrawn` for one that it does not list any more. */
  status: string;
  opened_at: Date;
  updated_at: Generated<Date>;
}

/** A change of what went back of a purchase, append-only. */
export interface ReturnTable {
  purchase_id: string;
  /** The purchase's revision that it made. */
  revision: number;
  /** Minor units; below 0 when money came back to us, as after a dispute that was won. */
  amount: number;
  /** Credits that were taken back for it. */
  credits: number;
  at: Generated<Date>;
}

/** A refund at the embedded provider. */
export interface EmbeddedRefundTable {
  id: string;
  checkout_id: string;
  amount: number;
}

/** What the embedded provider knows of a payment: it stands for the provider's own database. */
export interface EmbeddedPaymentTable {
  id: string;
  checkout_id: string;
  customer_ref: string;
  amount: number;
  currency: string;
  state: Generated<'open' | 'paid' | 'cancelled'>;
  refunded: Generated<number>;
  disputed: Generated<boolean>;
  created_at: Generated<Date>;
}
