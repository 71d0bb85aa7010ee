import type { Tx } from '../../platform/db/transaction';
import { repayDebt } from './ledger';
import { ISSUED, post, spendable } from './ledger-movement';
import { lockAccounts } from './ledger-repository';
import { findUnused, refillLot, takeFromLots, updateLotEnd } from './lots-repository';

interface RollOver {
  readonly userId: string;
  /** Idempotency key of the movement that opened the lot. */
  readonly lot: string;
  /** Whole credits that may stay at most. */
  readonly keep: number;
  readonly until: Date;
  /** Idempotency key. */
  readonly idem: string;
}

/**
 * Lets a lot's unused credits go on until a later date, at most `keep` of them; the rest ends. Credits that ended a moment
 * ago, because the lot's time came before the payment for the next period did, come back. Idempotent.
 * @returns the credits that go on
 */
export async function rollOver(tx: Tx, { userId, lot, keep, until, idem }: RollOver): Promise<number> {
  await lockAccounts(tx, [ISSUED, spendable(userId)]);
  const found = await findUnused(tx, lot);
  if (!found) return 0;
  const goesOn = Math.min(keep, found.remaining + Math.max(0, found.ended));
  const change = goesOn - found.remaining;
  const legs = { [ISSUED]: -change, [spendable(userId)]: change };
  if (change > 0) {
    const description = 'Plan credits that roll over';
    const movement = { idem: `rolled:${idem}`, kind: 'reinstate' as const, description, userId, legs };
    if (await post(tx, movement, (txnId) => refillLot(tx, txnId, lot, change)))
      await repayDebt(tx, { userId, idem: movement.idem });
  }
  if (change < 0) {
    const description = 'Plan credits beyond what rolls over';
    await post(tx, { idem: `beyond:${idem}`, kind: 'expiry', description, userId, legs }, (txnId) =>
      takeFromLots(tx, { txnId, userId, amount: -change, first: lot }),
    );
  }
  if (goesOn > 0) await updateLotEnd(tx, found.id, until);
  return goesOn;
}
