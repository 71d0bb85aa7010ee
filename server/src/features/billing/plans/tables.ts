import type { PlanInterval, PlanName } from '@flint/shared/contracts/catalogue';
import type { Generated, JSONColumnType } from 'kysely';
import type { ProviderId } from '../tables';
import type { EmbeddedAccount } from './embedded-account';
import type { Card } from './plan-provider';

declare module '../../../platform/db/schema' {
  interface Schema {
    billing_subscription: SubscriptionTable;
    billing_invoice: InvoiceTable;
    billing_refill: RefillTable;
    billing_trial: TrialTable;
    billing_notice: NoticeTable;
    embedded_account: EmbeddedAccountTable;
  }
}

/** A user's subscription, as the provider answered when it was read last. */
export interface SubscriptionTable {
  id: Generated<string>;
  user_id: string;
  provider: ProviderId;
  ref: string;
  plan_name: PlanName;
  interval: PlanInterval;
  /** Minor units for one interval. */
  amount: number;
  currency: string;
  /** `open` until its first payment. A user has one that is trialing, active or past due. */
  state: 'open' | 'trialing' | 'active' | 'past_due' | 'ended';
  period_start: Date;
  period_end: Date;
  trial_ends_at: Date | null;
  /** When it ends or ended; null while it goes on. */
  ends_at: Date | null;
  /** The plan that follows at the period's end. */
  next_plan: PlanName | null;
  next_interval: PlanInterval | null;
  /** When the next credits come. */
  refill_at: Date | null;
  card: JSONColumnType<Card> | null;
  /** When it was ended because another one stays: it brings no credits, and its money goes back whole. */
  undone_at: Date | null;
  settled_at: Generated<Date>;
  created_at: Date;
}

/** A payment for a plan. */
export interface InvoiceTable {
  id: Generated<string>;
  number: Generated<number>;
  user_id: string;
  provider: ProviderId;
  ref: string;
  subscription_ref: string;
  /** The provider's id of the payment, once there is one. */
  payment_ref: string | null;
  description: string;
  /** Minor units. */
  amount: number;
  currency: string;
  state: 'open' | 'paid' | 'void';
  refunded: Generated<number>;
  disputed: Generated<boolean>;
  /** Credits that came with it so far. */
  credits: Generated<number>;
  /** Credits that were taken back for it. */
  reclaimed: Generated<number>;
  revision: Generated<number>;
  /** How often its payment failed. */
  failures: number;
  /** Where it is paid while it is open. */
  pay_url: string | null;
  paid_at: Date | null;
  created_at: Date;
}

/** Credits that came with a plan: one lot, which ends with its time unless it rolls over. */
export interface RefillTable {
  provider: ProviderId;
  subscription_ref: string;
  starts_at: Date;
  /** When its lot ends; moves on when it rolls over. */
  ends_at: Date;
  user_id: string;
  /** `trial` for a trial's. */
  invoice_ref: string;
  plan_name: PlanName;
  credits: number;
}

/** A trial was had by this mailbox. */
export interface TrialTable {
  address_hash: string;
  subscription_ref: string;
}

/** A mail that was sent about something, so that it is sent once. */
export interface NoticeTable {
  user_id: string;
  about: string;
  created_at: Generated<Date>;
}

/** A customer of the embedded provider: it stands for the provider's own database. */
export interface EmbeddedAccountTable {
  customer_ref: string;
  account: JSONColumnType<EmbeddedAccount, string, string>;
}
