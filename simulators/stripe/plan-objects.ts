import type { Base, Metadata } from './base-object';

export interface Product extends Base<'product'> {
  readonly name: string | undefined;
}

export interface Price extends Base<'price'> {
  readonly product: string | undefined;
  readonly currency: string | undefined;
  readonly lookup_key: string | undefined;
  readonly recurring: { readonly interval: string | undefined; readonly interval_count: 1 };
  readonly unit_amount: number;
}

export interface Subscription extends Base<'subscription'> {
  readonly customer: string;
  readonly metadata: Metadata;
  status: 'incomplete' | 'incomplete_expired' | 'trialing' | 'active' | 'past_due' | 'canceled';
  cancel_at_period_end: boolean;
  readonly cancel_at: null;
  ended_at: number | null;
  trial_start: number | null;
  trial_end: number | null;
  pending_setup_intent: string | null;
  pending_update: { expires_at: number } | null;
  schedule: string | null;
  default_payment_method: string | null;
  latest_invoice: string | null;
  /** Simulated subscriptions have one item. */
  readonly items: { readonly data: readonly [Item] };
  /** The moment from which its months are counted. */
  $anchor: number;
}

interface Item {
  readonly id: string;
  price: Price;
  current_period_start: number;
  current_period_end: number;
}

export interface Schedule extends Base<'subscription_schedule'> {
  status: 'active' | 'released';
  metadata: Metadata;
  readonly subscription: string;
  $next: Price | null;
}

/** A line of an invoice. */
export interface Line {
  readonly object: 'line_item';
  readonly amount: number;
  readonly period: { readonly start: number; readonly end: number };
  readonly pricing: object;
  readonly parent: object;
}

/** A change of price, made when its invoice is paid. */
export interface Change {
  readonly price: Price;
  readonly date: number;
}

export interface Invoice extends Base<'invoice'> {
  readonly customer: string;
  readonly $subscription: string;
  $change?: Change;
  status: 'open' | 'paid';
  readonly currency: 'usd';
  readonly amount_due: number;
  amount_paid: number;
  attempt_count: number;
  readonly billing_reason: string;
  readonly lines: { readonly data: readonly Line[] };
  readonly payments: { readonly data: { payment: { type: 'payment_intent'; payment_intent: string } }[] };
  readonly status_transitions: { paid_at: number | null };
  confirmation_secret: { type: 'payment_intent'; client_secret: string } | null;
  hosted_invoice_url: string;
}

export interface Portal extends Base<'billing_portal.session'> {
  readonly customer: string;
  readonly return_url: string;
  readonly url: string;
}
