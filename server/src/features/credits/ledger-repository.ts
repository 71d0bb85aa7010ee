import { type Insertable, sql } from 'kysely';
import type { Tx } from '../../platform/db/transaction';
import type { HoldTable, TxnTable } from './tables';

/** Inserts accounts that do not exist yet. */
export async function insertAccounts(tx: Tx, ids: readonly string[], { allowNegative = false } = {}): Promise<void> {
  await tx
    .insertInto('ledger_account')
    .values(ids.map((id) => ({ id, allow_negative: allowNegative })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function findBalance(tx: Tx, account: string): Promise<number> {
  const row = await tx.selectFrom('ledger_account').select('balance').where('id', '=', account).executeTakeFirst();
  return row?.balance ?? 0;
}

/** Locks accounts until the transaction ends, in the order of their names. @returns the last one's balance */
export async function lockAccounts(tx: Tx, ids: readonly string[]): Promise<number> {
  const rows = await tx
    .selectFrom('ledger_account')
    .select('balance')
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.at(-1)?.balance ?? 0;
}

/**
 * Locks an account, changes its balance by whole credits and writes the entry.
 * @returns false, and nothing changes, when the balance would fall below 0 and may not
 */
export async function changeBalance(tx: Tx, txnId: number, account: string, amount: number): Promise<boolean> {
  const changed = tx
    .updateTable('ledger_account')
    .set({ balance: sql`balance + ${amount}` })
    .where('id', '=', account)
    .where((where) => where.or([where('allow_negative', '=', true), where(sql`balance + ${amount}`, '>=', 0)]))
    .returning(['id', 'balance']);
  const entry = await tx
    .with('changed', () => changed)
    .insertInto('ledger_entry')
    .columns(['txn_id', 'account_id', 'amount', 'balance_after'])
    .expression((from) =>
      from
        .selectFrom('changed')
        .select([
          sql<number>`${txnId}::bigint`.as('txn_id'),
          'changed.id',
          sql<number>`${amount}::bigint`.as('amount'),
          'changed.balance',
        ]),
    )
    .returning('txn_id')
    .executeTakeFirst();
  return entry !== undefined;
}

/** @returns its id; undefined, and nothing changes, when a transaction with its idempotency key `idem` exists */
export async function insertTxn(tx: Tx, row: Insertable<TxnTable>): Promise<number | undefined> {
  const txn = await tx
    .insertInto('ledger_txn')
    .values(row)
    .onConflict((conflict) => conflict.column('idem').doNothing())
    .returning('id')
    .executeTakeFirst();
  return txn?.id;
}

/** @param minutes after which it expires */
export async function insertHold(
  tx: Tx,
  hold: Pick<Insertable<HoldTable>, 'id' | 'user_id' | 'amount'>,
  minutes: number,
): Promise<void> {
  await tx
    .insertInto('ledger_hold')
    .values({ ...hold, settled: null, expires_at: sql<Date>`now() + ${minutes} * interval '1 minute'` })
    .execute();
}

/** Ends an open hold of at least `settled` credits. @returns undefined, and nothing changes, when there is none */
export function updateToEnded(tx: Tx, id: string, end: { state: 'settled' | 'refunded'; settled: number }) {
  return tx
    .updateTable('ledger_hold')
    .set(end)
    .where('id', '=', id)
    .where('state', '=', 'held')
    .where('amount', '>=', end.settled)
    .returning(['user_id', 'amount'])
    .executeTakeFirst();
}

/** The owner of a hold that ended with a charge of at least `amount`. */
export function findSettled(tx: Tx, id: string, amount: number) {
  return tx
    .selectFrom('ledger_hold')
    .select('user_id')
    .where('id', '=', id)
    .where('state', '=', 'settled')
    .where('settled', '>=', amount)
    .executeTakeFirst();
}
