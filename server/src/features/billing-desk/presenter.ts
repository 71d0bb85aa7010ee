import type { DeskPayment } from '@flint/shared/contracts/billing-desk';
import type { Currency } from '@flint/shared/contracts/money';
import { receiptNumber } from '../billing/presenter';
import type { DeskRow } from './desk-repository';

/** What stands for the address of an account that is not there any more. */
export const GONE = 'deleted account';

/** Presents a payment to staff. */
export function toDeskPayment(row: DeskRow): DeskPayment {
  return {
    ...{ id: row.id, number: receiptNumber(row), name: row.name, credits: row.credits },
    ...{ email: row.email ?? GONE, payerEmail: row.payer_email ?? GONE },
    price: { amount: row.amount, currency: row.currency as Currency },
    ...{ refunded: row.refunded, disputed: row.disputed, reclaimed: row.reclaimed, provider: row.provider },
    ...{ paymentRef: row.payment_ref, testMode: row.provider === 'embedded', createdAt: row.created_at.toISOString() },
  };
}
