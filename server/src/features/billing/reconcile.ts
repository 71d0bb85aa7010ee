import type { Db } from '../../platform/db/database';
import { transact } from '../../platform/db/transaction';
import { findCheckout, findOpen } from './checkouts-repository';
import type { PaymentProvider } from './payment-provider';
import { type Settled, settleCheckout } from './settle-checkout';

/** @returns the moment this many days ago */
function daysAgo(days: number): Date {
  const moment = new Date();
  moment.setUTCDate(moment.getUTCDate() - days);
  return moment;
}

export interface Reconciled {
  readonly checked: number;
  /** Payments that had not been credited. */
  readonly credited: number;
  /** Refunds and disputes that had not been noticed. */
  readonly returned: number;
  /** Checkouts that had ended. */
  readonly ended: number;
  /** Payments that need a person. */
  readonly problems: readonly string[];
}

/**
 * Compares open checkouts, and whatever changed at the provider in the last days, with the provider, and repairs what
 * differs: webhooks may be lost.
 */
export async function reconcile(db: Db, provider: PaymentProvider, days: number): Promise<Reconciled> {
  const ids = new Set([...(await findOpen(db, provider.id)), ...(await provider.changedSince(daysAgo(days)))]);
  const counts: Record<Settled, number> = { credited: 0, returned: 0, ended: 0, unchanged: 0, mismatch: 0 };
  const problems: string[] = [];
  for (const id of ids) {
    if (!(await findCheckout(db, id))) {
      problems.push(`checkout ${id}: the provider has a payment for it, and it is not here`);
      continue;
    }
    const settled = await transact(db, (tx) => settleCheckout(tx, provider, id));
    counts[settled]++;
    if (settled === 'mismatch') problems.push(`checkout ${id}: another sum was paid than asked`);
  }
  const { credited, returned, ended } = counts;
  return { checked: ids.size, credited, returned, ended, problems };
}
