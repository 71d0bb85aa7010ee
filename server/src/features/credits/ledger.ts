import type { Tx } from '../../platform/db/transaction';
import { announceBalance } from '../../platform/runs/signals';
import { recordMoney } from '../../platform/telemetry/run-log';
import {
  findBalance,
  findSettled,
  insertAccounts,
  insertEntry,
  insertHold,
  insertTxn,
  updateBalance,
  updateToEnded,
} from './ledger-repository';
import type { TxnKind } from './tables';

/** System accounts, the counterpart of users' accounts: credits issued, and credits charged. */
const ISSUED = 'sys:issued';
const REVENUE = 'sys:revenue';
export const spendable = (userId: string) => `user:${userId}`;
export const held = (userId: string) => `held:${userId}`;

/** Minutes after which a hold counts as expired. */
const HOLD_MINUTES = 30;

interface Movement {
  /** Idempotency key of the movement. */
  readonly idem: string;
  readonly kind: TxnKind;
  readonly description: string;
  readonly holdId?: string;
  readonly userId: string;
  /** Account → change in whole credits; the sum is 0. */
  readonly legs: Readonly<Record<string, number>>;
}

/** Thrown when an account has too few credits; rolls back the transaction. */
export class InsufficientBalance extends Error {
  override name = 'InsufficientBalance';
  constructor(
    readonly needed: number,
    readonly available: number,
  ) {
    super(`${needed} needed, ${available} available`);
  }
}

/** Creates the two accounts of a user, if they do not exist. */
async function openAccounts(tx: Tx, userId: string): Promise<void> {
  await insertAccounts(tx, [spendable(userId), held(userId)]);
}

/**
 * Posts a movement. Idempotent.
 * @returns false when it was posted before; then nothing changes.
 * @throws InsufficientBalance when a user's account would fall below 0.
 */
async function post(tx: Tx, movement: Movement): Promise<boolean> {
  const txnId = await insertTxn(tx, {
    idem: movement.idem,
    kind: movement.kind,
    description: movement.description,
    hold_id: movement.holdId ?? null,
  });
  if (txnId === undefined) return false;
  // Accounts are always locked in the order of their names, so that two movements cannot deadlock.
  const legs = Object.entries(movement.legs)
    .filter(([, amount]) => amount !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  for (const [account, amount] of legs) {
    const balance = await updateBalance(tx, account, amount);
    if (balance === undefined) throw new InsufficientBalance(-amount, await findBalance(tx, account));
    await insertEntry(tx, { txn_id: txnId, account_id: account, amount, balance_after: balance });
  }
  const { kind, userId, holdId: runId = null } = movement;
  await announceBalance(tx, userId);
  const changeOf = (account: string) => movement.legs[account] ?? 0;
  recordMoney(tx, {
    ...{ movement: kind, txnId, userId, runId },
    ...{ spendable: changeOf(spendable(userId)), held: changeOf(held(userId)), earned: changeOf(REVENUE) },
  });
  return true;
}

/** Gives a user credits. Idempotent. @returns false when this movement was posted before. */
export async function give(
  tx: Tx,
  gift: { userId: string; amount: number; idem: string; kind: 'starter' | 'purchase' | 'grant'; description: string },
): Promise<boolean> {
  await openAccounts(tx, gift.userId);
  return post(tx, { ...gift, legs: { [ISSUED]: -gift.amount, [spendable(gift.userId)]: gift.amount } });
}

/**
 * Moves credits from spendable to held, before any paid work starts.
 * @throws InsufficientBalance
 */
export async function reserve(
  tx: Tx,
  hold: { id: string; userId: string; amount: number; description: string },
): Promise<void> {
  await openAccounts(tx, hold.userId);
  const fresh = await post(tx, {
    idem: `reserve:${hold.id}`,
    kind: 'reserve',
    description: hold.description,
    holdId: hold.id,
    userId: hold.userId,
    legs: { [spendable(hold.userId)]: -hold.amount, [held(hold.userId)]: hold.amount },
  });
  if (!fresh) return;
  await insertHold(tx, { id: hold.id, user_id: hold.userId, amount: hold.amount }, HOLD_MINUTES);
}

/**
 * Ends a hold: `charge` of it is taken, the rest returns to its owner. Only the first end counts.
 * @returns false when the hold had ended before; then nothing changes.
 */
export async function close(tx: Tx, holdId: string, charge: number, description: string): Promise<boolean> {
  const hold = await updateToEnded(tx, holdId, { state: charge > 0 ? 'settled' : 'refunded', settled: charge });
  if (!hold) return false;
  return post(tx, {
    idem: `close:${holdId}`,
    kind: charge > 0 ? 'settle' : 'refund',
    description,
    holdId,
    userId: hold.user_id,
    legs: {
      [held(hold.user_id)]: -hold.amount,
      [REVENUE]: charge,
      [spendable(hold.user_id)]: hold.amount - charge,
    },
  });
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
  return post(tx, {
    idem: `reverse:${holdId}`,
    kind: 'reversal',
    description,
    holdId,
    userId: hold.user_id,
    legs: { [REVENUE]: -amount, [spendable(hold.user_id)]: amount },
  });
}
