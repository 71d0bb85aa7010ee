import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import { held, spendable } from './ledger';

/** A user's two balances in whole credits; a user without accounts has none. */
export async function readBalance(db: Db, userId: string): Promise<{ balance: number; held: number }> {
  const rows = await db
    .selectFrom('ledger_account')
    .select(['id', 'balance'])
    .where('id', 'in', [spendable(userId), held(userId)])
    .execute();
  const of = (id: string) => rows.find((row) => row.id === id)?.balance ?? 0;
  return { balance: of(spendable(userId)), held: of(held(userId)) };
}

/** The latest movements of a user's spendable account, newest first, each with the hold it belongs to. */
export function readMovements(db: Db, userId: string, limit: number) {
  return db
    .selectFrom('ledger_entry as entry')
    .innerJoin('ledger_txn as txn', 'txn.id', 'entry.txn_id')
    .leftJoin('ledger_hold as hold', 'hold.id', 'txn.hold_id')
    .select(['txn.id', 'txn.kind', 'txn.description', 'txn.hold_id', 'txn.at', 'entry.amount', 'entry.balance_after'])
    .select('hold.state')
    .where('entry.account_id', '=', spendable(userId))
    .orderBy('txn.id', 'desc')
    .limit(limit)
    .execute();
}

/** Whether the gift of this name is this one: to the same user, of the same amount, in the same words. */
export async function isGiven(
  tx: Tx,
  gift: { idem: string; userId: string; amount: number; description: string },
): Promise<boolean> {
  const same = await tx
    .selectFrom('ledger_entry as entry')
    .innerJoin('ledger_txn as txn', 'txn.id', 'entry.txn_id')
    .select('txn.id')
    .where('txn.idem', '=', gift.idem)
    .where('txn.description', '=', gift.description)
    .where('entry.account_id', '=', spendable(gift.userId))
    .where('entry.amount', '=', gift.amount)
    .executeTakeFirst();
  return same !== undefined;
}
