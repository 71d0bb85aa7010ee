import type { Balance } from '@flint/shared/contracts/credits';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import { debt, held, spendable } from './ledger-movement';

/** A user's balances in whole credits; a user without accounts has none. */
export async function readBalance(db: Db, userId: string): Promise<Balance> {
  const rows = await db
    .selectFrom('ledger_account')
    .select(['id', 'balance'])
    .where('id', 'in', [spendable(userId), held(userId), debt(userId)])
    .execute();
  const of = (id: string) => rows.find((row) => row.id === id)?.balance ?? 0;
  const owed = -of(debt(userId));
  return { balance: of(spendable(userId)), held: of(held(userId)), ...(owed > 0 ? { owed } : {}) };
}

/** Movements of a user's spendable account, each with the hold it belongs to. */
const movements = (db: Db | Tx, userId: string) =>
  db
    .selectFrom('ledger_entry as entry')
    .innerJoin('ledger_txn as txn', 'txn.id', 'entry.txn_id')
    .leftJoin('ledger_hold as hold', 'hold.id', 'txn.hold_id')
    .select(['txn.id', 'txn.kind', 'txn.description', 'txn.hold_id', 'txn.at', 'entry.amount', 'entry.balance_after'])
    .select('hold.state')
    .where('entry.account_id', '=', spendable(userId));

/** The latest movements of a user's spendable account, newest first. */
export function readMovements(db: Db, userId: string, limit: number) {
  return movements(db, userId).orderBy('txn.id', 'desc').limit(limit).execute();
}

/** The grant with this idempotency key; undefined unless user, amount and description match too. */
export function findGift(tx: Tx, gift: { idem: string; userId: string; amount: number; description: string }) {
  return movements(tx, gift.userId)
    .where('txn.idem', '=', gift.idem)
    .where('txn.description', '=', gift.description)
    .where('entry.amount', '=', gift.amount)
    .executeTakeFirst();
}

/** Sum of a user's spendable and owed changes by movements whose idempotency keys begin so, in whole credits. */
export async function findNet(db: Db, userId: string, idemPrefix: string): Promise<number> {
  const { rows } = await sql<{ credits: number }>`
    select coalesce(sum(e.amount), 0)::bigint as credits
    from ledger_entry e join ledger_txn t on t.id = e.txn_id
    where e.account_id in (${spendable(userId)}, ${debt(userId)}) and starts_with(t.idem, ${idemPrefix})`.execute(db);
  return rows[0]?.credits ?? 0;
}
