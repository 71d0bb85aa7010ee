import type { Tx } from '../../platform/db/transaction';
import { debt, held, InsufficientBalance, ISSUED, post, REVENUE, spendable } from './ledger-movement';
import { findBalance, findSettled, insertAccounts, insertHold, updateToEnded } from './ledger-repository';
import { insertLot, returnToLots, takeFromLots } from './lots-repository';

/** Minutes after which a hold counts as expired. */
const HOLD_MINUTES = 30;

/**
 * Pays what a user owes from the credits that just came. The caller's movement holds the lock of the spendable account,
 * without which no debt changes. `idem` is that movement's idempotency key.
 */
export async function repayDebt(tx: Tx, { userId, idem }: { userId: string; idem: string }): Promise<void> {
  const owed = -(await findBalance(tx, debt(userId)));
  if (owed === 0) return;
  const amount = Math.min(owed, await findBalance(tx, spendable(userId)));
  if (amount === 0) return;
  await post(
    tx,
    {
      idem: `repay:${idem}`,
      kind: 'repay',
      description: 'Credits owed after a refund',
      userId,
      legs: { [spendable(userId)]: -amount, [debt(userId)]: amount },
    },
    (txnId) => takeFromLots(tx, { txnId, userId, amount }),
  );
}

interface Gift {
  readonly userId: string;
  readonly amount: number;
  readonly idem: string;
  /** A purchase opens a paid lot, everything else a promotional one. */
  readonly kind: 'starter' | 'purchase' | 'grant' | 'gift' | 'referral';
  readonly description: string;
  /** For promotional credits; default: never. */
  readonly expiresAt?: Date;
}

/** Gives a user credits, in a lot of their own. Idempotent. @returns false when this movement was posted before. */
export async function give(tx: Tx, gift: Gift): Promise<boolean> {
  const { userId, amount, kind, expiresAt = null } = gift;
  await insertAccounts(tx, [spendable(userId), held(userId)]);
  const legs = { [ISSUED]: -amount, [spendable(userId)]: amount };
  const fresh = await post(tx, { ...gift, legs }, (txnId) =>
    insertLot(tx, { userId, txnId, paid: kind === 'purchase', amount, expiresAt }),
  );
  if (fresh) await repayDebt(tx, gift);
  return fresh;
}

/**
 * Moves credits from spendable to held, before any paid work starts: promotional before paid, soonest expiry first.
 * @throws InsufficientBalance
 */
export async function reserve(
  tx: Tx,
  hold: { id: string; userId: string; amount: number; description: string },
): Promise<void> {
  const { id, userId, amount, description } = hold;
  const fresh = await post(
    tx,
    {
      idem: `reserve:${hold.id}`,
      kind: 'reserve',
      description,
      holdId: id,
      userId,
      legs: { [spendable(userId)]: -amount, [held(userId)]: amount },
    },
    async (txnId) => {
      const change = await takeFromLots(tx, { txnId, userId, amount, expired: false });
      // The balance still counts lots that expired a moment ago.
      if (-change < amount) throw new InsufficientBalance(amount, -change);
      return change;
    },
  );
  if (!fresh) return;
  await insertHold(tx, { id, user_id: userId, amount }, HOLD_MINUTES);
}

/**
 * Ends a hold: `charge` of it is taken, the rest returns to its owner. Only the first end counts.
 * @returns false when the hold had ended before; then nothing changes.
 */
export async function close(tx: Tx, holdId: string, charge: number, description: string): Promise<boolean> {
  const hold = await updateToEnded(tx, holdId, { state: charge > 0 ? 'settled' : 'refunded', settled: charge });
  if (!hold) return false;
  const { user_id: userId } = hold;
  const amount = hold.amount - charge;
  const idem = `close:${holdId}`;
  const fresh = await post(
    tx,
    {
      idem,
      kind: charge > 0 ? 'settle' : 'refund',
      description,
      holdId,
      userId,
      legs: { [held(userId)]: -hold.amount, [REVENUE]: charge, [spendable(userId)]: amount },
    },
    (txnId) => returnToLots(tx, { txnId, userId, holdId, amount }),
  );
  if (fresh && amount > 0) await repayDebt(tx, { userId, idem });
  return fresh;
}

/**
 * Reverses the charge of an ended hold: once per hold, and at most its charge.
 * @returns false when the hold is open, was charged less than `amount`, or was reversed before; then nothing changes.
 */
export async function reverse(
  tx: Tx,
  reversal: { holdId: string; amount: number; description: string },
): Promise<boolean> {
  const { holdId, amount, description } = reversal;
  const hold = await findSettled(tx, holdId, amount);
  if (!hold) return false;
  const { user_id: userId } = hold;
  const idem = `reverse:${holdId}`;
  const legs = { [REVENUE]: -amount, [spendable(userId)]: amount };
  const fresh = await post(tx, { idem, kind: 'reversal', description, holdId, userId, legs }, (txnId) =>
    returnToLots(tx, { txnId, userId, holdId, amount }),
  );
  if (fresh) await repayDebt(tx, { userId, idem });
  return fresh;
}
