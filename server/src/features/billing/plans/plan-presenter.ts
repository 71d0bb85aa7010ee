import { findPlan, ROLL_OVER_MONTHS } from '@flint/shared/contracts/catalogue';
import type { Currency } from '@flint/shared/contracts/money';
import { invoiceReceipt } from '@flint/shared/contracts/plans';
import type { Invoice, Subscription } from '@flint/shared/contracts/subscriptions';
import type { InvoiceRow, SubscriptionRow } from './plans-repository';

/** Rows hold currencies that the catalogue had when they were written. */
export const priceIn = (amount: number, currency: string) => ({ amount, currency: currency as Currency });

export function toSubscription(row: SubscriptionRow): Subscription {
  const plan = findPlan(row.plan_name);
  const credits = plan?.credits ?? 0;
  const { next_plan: next, next_interval: nextInterval, state } = row;
  return {
    ...{ id: row.id, planName: row.plan_name, interval: row.interval, name: plan?.name ?? row.plan_name, credits },
    state: state === 'open' ? 'ended' : state,
    price: priceIn(row.amount, row.currency),
    ...{ periodStart: row.period_start.toISOString(), periodEnd: row.period_end.toISOString() },
    trialEndsAt: row.trial_ends_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
    next: next && nextInterval ? { planName: next, interval: nextInterval } : null,
    nextRefillAt: row.refill_at?.toISOString() ?? null,
    rollOver: credits * ROLL_OVER_MONTHS,
    ...{ card: row.card, testMode: row.provider === 'embedded' },
  };
}

/** The number of an invoice's receipt: `FP-2026-00042`. Packages have a series of their own. */
export const invoiceNumber = ({ number, created_at: at }: Pick<InvoiceRow, 'number' | 'created_at'>): string =>
  `FP-${at.getUTCFullYear()}-${String(number).padStart(5, '0')}`;

export function toInvoice(row: InvoiceRow): Invoice {
  const { id, description, amount, currency, refunded, pay_url: payUrl } = row;
  const isPaid = row.state === 'paid';
  return {
    ...{ id, number: invoiceNumber(row), description, price: priceIn(amount, currency), refunded },
    state: isPaid && refunded > 0 ? 'refunded' : row.state,
    receiptUrl: isPaid ? invoiceReceipt.path.replace('{id}', id) : null,
    payUrl: row.state === 'open' ? payUrl : null,
    createdAt: row.created_at.toISOString(),
  };
}
