import type { Base, Metadata } from './base-object';

export interface Customer extends Base<'customer'> {
  email: string | undefined;
  name: string | undefined;
  metadata: Metadata;
}

export interface Session extends Base<'checkout.session'> {
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  payment_intent: string | null;
  subscription?: string;
  readonly customer: string;
  readonly mode: string | undefined;
  readonly $price: string | undefined;
  readonly $trial: string | undefined;
  readonly amount_total: number;
  readonly currency: string | undefined;
  readonly metadata: Metadata;
  readonly success_url: string;
  readonly cancel_url: string;
  url: string;
}

export interface Intent extends Base<'payment_intent'> {
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  latest_charge: string | null;
  readonly amount: number;
  readonly currency: string | undefined;
  readonly customer: string;
  readonly metadata: Metadata;
  readonly client_secret: string;
  /** The invoice that it pays. */
  $invoice?: string;
}

export interface Charge extends Base<'charge'> {
  readonly status: 'succeeded';
  readonly amount: number;
  readonly currency: string | undefined;
  readonly customer: string;
  readonly metadata: Metadata;
  readonly payment_intent: string;
  amount_refunded: number;
  disputed: boolean;
}

export interface Refund extends Base<'refund'> {
  readonly amount: number;
  readonly payment_intent: string;
  status: 'succeeded' | 'failed';
  failure_reason?: string;
  readonly metadata: Metadata;
}

/** Disputes that take the money, and ones that leave it. */
export type DisputeStatus = 'needs_response' | 'under_review' | 'lost' | 'won' | 'warning_needs_response';

export interface Dispute extends Base<'dispute'> {
  readonly amount: number;
  readonly payment_intent: string;
  status: DisputeStatus;
  readonly reason: string;
}

export interface PaymentMethod extends Base<'payment_method'> {
  readonly type: 'card';
  customer: string;
  readonly card: object;
}

export interface SetupIntent extends Base<'setup_intent'> {
  readonly customer: string;
  readonly $subscription: string;
  status?: 'succeeded';
  readonly client_secret: string;
}
