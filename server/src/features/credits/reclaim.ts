import type { Tx } from '../../platform/db/transaction';
import { repayDebt } from './ledger';
import { debt, ISSUED, post, spendable } from './ledger-movement';
import { insertAccounts, lockAccounts } from './ledger-repository';
import { refillLot, sumUnused, takeFromLots } from './lots-repository';

interface Reclaim {
  readonly userId: string;
  /** Whole credits, above 0. */
  readonly amount: number;
  /** Idempotency key. */
  readonly idem: string;
  /** Idempotency key of the purchase's movement. */
  readonly purchase: string;
  readonly description: string;
}

/**
 * Takes back credits of a purchase whose money went back: from its own lot first, then from the others. What was spent
 * becomes a debt, so that no balance falls below 0. Idempotent.
 * @returns false when it was posted before
 */
export async function reclaim(tx: Tx, { userId, amount, idem, purchase, description }: Reclaim): Promise<boolean> {
  await insertAccounts(tx, [debt(userId)], { allowNegative: true });
  const available = await lockAccounts(tx, [ISSUED, spendable(userId)]);
  const taken = Math.min(amount, available);
  const legs = { [ISSUED]: amount, [spendable(userId)]: -taken, [debt(userId)]: taken - amount };
  return post(tx, { idem, kind: 'reclaim', description, userId, legs }, (txnId) =>
    takeFromLots(tx, { txnId, userId, amount: taken, first: purchase }),
  );
}

/**
 * Credits that movements gave and that ended unused. Locks the user's account, so that none end meanwhile.
 * @param movements idempotency keys of the movements by which they came
 */
export async function endedUnused(tx: Tx, userId: string, movements: readonly string[]): Promise<number> {
  await lockAccounts(tx, [ISSUED, spendable(userId)]);
  return sumUnused(tx, movements);
}

/**
 * Gives reclaimed credits back into the purchase's lot, as after a dispute that was won; a debt is paid from them first.
 * Idempotent.
 * @returns false when it was posted before
 */
export async function reinstate(tx: Tx, { userId, amount, idem, purchase, description }: Reclaim): Promise<boolean> {
  const legs = { [ISSUED]: -amount, [spendable(userId)]: amount };
  const fresh = await post(tx, { idem, kind: 'reinstate', description, userId, legs }, (txnId) =>
    refillLot(tx, txnId, purchase, amount),
  );
  if (fresh) await repayDebt(tx, { userId, idem });
  return fresh;
}
