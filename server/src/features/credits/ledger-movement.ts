import type { Tx } from '../../platform/db/transaction';
import { announceBalance } from '../../platform/runs/signals';
import { recordMoney } from '../../platform/telemetry/run-log';
import { changeBalances, findBalance, insertTxn } from './ledger-repository';
import type { TxnKind } from './tables';

/** System accounts, the counterpart of users' accounts: credits issued, and credits charged. */
export const ISSUED = 'sys:issued';
export const REVENUE = 'sys:revenue';
export const spendable = (userId: string) => `user:${userId}`;
export const held = (userId: string) => `held:${userId}`;
/** Below 0 by the credits that a user owes. Its name sorts after the spendable account, which is locked before it. */
export const debt = (userId: string) => `user:${userId}:debt`;

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

/** Changes lots by what a movement changed the spendable balance. @returns by how many credits they changed in sum */
export type MoveLots = (txnId: number) => Promise<number>;

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

/**
 * Posts a movement. Idempotent.
 * @param moveLots runs while the spendable account is locked, when the movement changes it
 * @returns false when it was posted before; then nothing changes.
 * @throws InsufficientBalance when a user's account would fall below 0.
 */
export async function post(tx: Tx, movement: Movement, moveLots: MoveLots): Promise<boolean> {
  const { kind, userId, holdId: runId = null } = movement;
  const txnId = await insertTxn(tx, {
    idem: movement.idem,
    kind,
    description: movement.description,
    hold_id: runId,
  });
  if (txnId === undefined) return false;
  const legs = Object.entries(movement.legs).filter(([, amount]) => amount !== 0);
  const changed = new Set(await changeBalances(tx, txnId, legs));
  const refused = legs.find(([account, amount]) => amount < 0 && !changed.has(account));
  if (refused) throw new InsufficientBalance(-refused[1], await findBalance(tx, refused[0]));
  const changeOf = (account: string) => movement.legs[account] ?? 0;
  const change = changeOf(spendable(userId));
  const moved = change === 0 ? 0 : await moveLots(txnId);
  if (moved !== change) throw new Error(`Movement ${movement.idem} changed lots by ${moved}, not by ${change}`);
  await announceBalance(tx, userId);
  recordMoney(tx, {
    ...{ movement: kind, txnId, userId, runId },
    ...{ spendable: change, held: changeOf(held(userId)), earned: changeOf(REVENUE) },
  });
  return true;
}
