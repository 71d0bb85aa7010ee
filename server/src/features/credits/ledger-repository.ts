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
  const { rows } = await sql<{ balance: number }>`select balance from ledger_account where id = ${account}`.execute(tx);
  return rows[0]?.balance ?? 0;
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

/** A change of an account, in whole credits. */
export type Leg = readonly [account: string, amount: number];

/**
 * Locks accounts in the order of their names, changes their balances and writes an entry for each.
 * @returns the accounts that changed: one whose balance would fall below 0 and may not stays as it is
 */
export async function changeBalances(tx: Tx, txnId: number, legs: readonly Leg[]): Promise<string[]> {
  const rows = legs.map(([account, amount]) => sql`(${account}::text, ${amount}::bigint)`);
  const { rows: changed } = await sql<{ account_id: string }>`
    with locked as (
      select account.id, leg.amount
      from ledger_account account join (values ${sql.join(rows)}) leg (account_id, amount) on account.id = leg.account_id
      order by account.id for update of account
    ), changed as (
      update ledger_account account set balance = account.balance + locked.amount from locked
      where account.id = locked.id and (account.allow_negative or account.balance + locked.amount >= 0)
      returning account.id, locked.amount, account.balance)
    insert into ledger_entry (txn_id, account_id, amount, balance_after)
    select ${txnId}, id, amount, balance from changed returning account_id`.execute(tx);
  return changed.map((row) => row.account_id);
}

/** @returns its id; undefined, and nothing changes, when a transaction with its idempotency key `idem` exists */
export async function insertTxn(
  tx: Tx,
  row: Pick<Insertable<TxnTable>, 'idem' | 'kind' | 'description' | 'hold_id'>,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into ledger_txn (idem, kind, description, hold_id)
    values (${row.idem}, ${row.kind}, ${row.description}, ${row.hold_id})
    on conflict (idem) do nothing returning id`.execute(tx);
  return rows[0]?.id;
}

/** @param minutes after which it expires */
export async function insertHold(
  tx: Tx,
  { id, user_id, amount }: Pick<Insertable<HoldTable>, 'id' | 'user_id' | 'amount'>,
  minutes: number,
): Promise<void> {
  await sql`
    insert into ledger_hold (id, user_id, amount, expires_at)
    values (${id}, ${user_id}, ${amount}, now() + ${minutes} * interval '1 minute')`.execute(tx);
}

/** Ends an open hold of at least `settled` credits. @returns undefined, and nothing changes, when there is none */
export async function updateToEnded(tx: Tx, id: string, end: { state: 'settled' | 'refunded'; settled: number }) {
  const { rows } = await sql<{ user_id: string; amount: number }>`
    update ledger_hold set state = ${end.state}, settled = ${end.settled}
    where id = ${id} and state = 'held' and amount >= ${end.settled} returning user_id, amount`.execute(tx);
  return rows[0];
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
