import type { Checkout } from '@flint/shared/contracts/checkouts';
import type { Currency } from '@flint/shared/contracts/money';
import type { Purchase } from '@flint/shared/contracts/purchases';
import { purchaseReceipt } from '@flint/shared/contracts/purchases';
import type { Selectable } from 'kysely';
import type { CheckoutRow } from './checkouts-service';
import { withCheckout } from './own-address';
import type { PurchaseTable } from './tables';

type PurchaseRow = Selectable<PurchaseTable>;

/** Rows hold currencies that the catalogue had when they were written. */
const priceOf = ({ amount, currency }: { amount: number; currency: string }) => ({
  amount,
  currency: currency as Currency,
});

/** @param forAddress who gets the credits, when it is not the payer */
export function toCheckout(row: CheckoutRow, forAddress: string | null): Checkout {
  return {
    ...{ id: row.id, productId: row.product_id, name: row.name, credits: row.credits, price: priceOf(row) },
    // Credits are given in the transaction that takes the payment as paid.
    state: row.state === 'paid' ? 'credited' : row.state,
    testMode: row.provider === 'embedded',
    ...(row.plan_interval && { plan: { interval: row.plan_interval, trialDays: row.trial_days } }),
    url: row.url,
    returnUrl: withCheckout(row.return_url, row.id),
    cancelUrl: row.cancel_url,
    forAddress,
    createdAt: row.created_at.toISOString(),
  };
}

/** The number of a receipt: `FL-2026-00042`. */
export const receiptNumber = ({ number, created_at: at }: Pick<PurchaseRow, 'number' | 'created_at'>): string =>
  `FL-${at.getUTCFullYear()}-${String(number).padStart(5, '0')}`;

export function toPurchase(row: PurchaseRow): Purchase {
  const refundState = row.refunded > 0 ? 'refunded' : 'credited';
  return {
    ...{ id: row.id, number: receiptNumber(row), productId: row.product_id, name: row.name },
    ...{ credits: row.credits, price: priceOf(row), refunded: row.refunded },
    state: row.disputed ? 'disputed' : refundState,
    testMode: row.provider === 'embedded',
    receiptUrl: purchaseReceipt.path.replace('{id}', row.id),
    createdAt: row.created_at.toISOString(),
  };
}
