import type { BaseLogger } from 'pino';
import type { Db } from '../../platform/db/database';
import { transact } from '../../platform/db/transaction';
import { findCheckout, findCheckoutOfPayment, findOpen } from './checkouts-repository';
import type { PaymentProvider } from './payment-provider';
import { findSubscribers } from './plans/plans-repository';
import { settlePlans } from './plans/settle-plans';
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
 * Compares open checkouts, plans, and payments that changed in the last days, with the provider, and repairs what differs:
 * webhooks may be lost. One that cannot be compared is a problem, and the others go on.
 * @param log where the reason of that is written, if anywhere
 */
export async function reconcile(
  db: Db,
  provider: PaymentProvider,
  days: number,
  log?: Pick<BaseLogger, 'error'>,
): Promise<Reconciled> {
  const open = (await findOpen(db, provider.id)).map((checkoutId) => ({ checkoutId, paymentRef: null }));
  const counts: Record<Settled, number> = { credited: 0, returned: 0, ended: 0, unchanged: 0, mismatch: 0 };
  const problems = new Set<string>();
  const checked = new Set<string>();
  const fail = (err: unknown, what: string) => {
    log?.error({ err }, `${what} could not be compared with the provider`);
    problems.add(`${what}: it could not be compared with the provider`);
  };
  for (const { checkoutId, paymentRef } of [...(await provider.changedSince(daysAgo(days))), ...open]) {
    const found = checkoutId
      ? (await findCheckout(db, checkoutId))?.id
      : paymentRef && (await findCheckoutOfPayment(db, provider.id, paymentRef));
    if (!found) {
      if (checkoutId) problems.add(`checkout ${checkoutId}: the provider has a payment for it, and it is not here`);
      continue;
    }
    if (checked.has(found)) continue;
    checked.add(found);
    try {
      const settled = await transact(db, (tx) => settleCheckout(tx, provider, found, paymentRef));
      counts[settled]++;
      if (settled === 'mismatch') problems.add(`checkout ${found}: another sum was paid than asked`);
    } catch (error) {
      fail(error, `checkout ${found}`);
    }
  }
  for (const userId of await findSubscribers(db, provider.id))
    await transact(db, (tx) => settlePlans(tx, provider, userId)).catch((error: unknown) =>
      fail(error, `plan of user ${userId}`),
    );
  const { credited, returned, ended } = counts;
  return { checked: checked.size, credited, returned, ended, problems: [...problems] };
}
