import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';

/** Spending order: promotional before paid, soonest expiry first, oldest first. */
const FIRST = sql`paid, expires_at nulls last, id`;
/** The reverse: a partly charged run gets back what it took last. */
const LAST = sql`paid desc, expires_at desc nulls first, id desc`;

export interface NewLot {
  readonly userId: string;
  readonly txnId: number;
  readonly paid: boolean;
  readonly amount: number;
  /** Null: never. */
  readonly expiresAt: Date | null;
}

/** Opens a lot, full. @returns its credits */
export async function insertLot(tx: Tx, lot: NewLot): Promise<number> {
  await sql`
    with lot as (
      insert into ledger_lot (user_id, txn_id, paid, amount, remaining, expires_at)
      values (${lot.userId}, ${lot.txnId}, ${lot.paid}, ${lot.amount}, ${lot.amount}, ${lot.expiresAt}) returning id)
    insert into ledger_lot_entry (txn_id, lot_id, amount) select ${lot.txnId}, id, ${lot.amount} from lot`.execute(tx);
  return lot.amount;
}

const sumOf = (rows: readonly { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Takes credits from a user's lots in spending order. The caller holds the lock of the spendable account.
 * @returns minus what was taken
 */
export async function takeFromLots(tx: Tx, { txnId, userId, amount, first, expired }: TakenLots): Promise<number> {
  const preferred =
    first === undefined
      ? sql`false`
      : sql`txn_id is not distinct from (select id from ledger_txn where idem = ${first})`;
  const which = expired === undefined ? sql`true` : sql`coalesce(expires_at <= now(), false) = ${expired}`;
  const { rows } = await sql<{ amount: number }>`
    with take as (
      select id, least(remaining, ${amount} - (upto - remaining)) as n
      from (
        select id, remaining, sum(remaining) over (order by ${preferred} desc, ${FIRST}) as upto
        from ledger_lot
        where user_id = ${userId} and remaining > 0 and ${which}
      ) open
      where upto - remaining < ${amount}
    ), taken as (
      update ledger_lot lot set remaining = lot.remaining - take.n from take where lot.id = take.id
      returning lot.id, take.n)
    insert into ledger_lot_entry (txn_id, lot_id, amount) select ${txnId}, id, -n from taken returning amount`.execute(
    tx,
  );
  return sumOf(rows);
}

interface TakenLots {
  readonly txnId: number;
  readonly userId: string;
  readonly amount: number;
  /** Idempotency key of the movement whose lot is used up first. */
  readonly first?: string;
  /** Only lots that have expired, or that have not; default: all. */
  readonly expired?: boolean;
}

/**
 * Returns credits of a hold to the lots they came from, the last ones first. A hold of a time before lots returns to
 * its owner's newest lot.
 * @returns what was returned
 */
export async function returnToLots(
  tx: Tx,
  { txnId, userId, holdId, amount }: { txnId: number; userId: string; holdId: string; amount: number },
): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    with source as (
      select entry.lot_id, -sum(entry.amount) as n
      from ledger_lot_entry entry join ledger_txn txn on txn.id = entry.txn_id
      where txn.idem in (${`reserve:${holdId}`}, ${`close:${holdId}`})
      group by entry.lot_id having sum(entry.amount) < 0
    ), back as (
      select lot_id, least(n, ${amount} - (upto - n)) as n
      from (select lot_id, n, sum(n) over (order by ${LAST}) as upto from source join ledger_lot on id = lot_id) open
      where upto - n < ${amount}
      union all
      select (select max(id) from ledger_lot where user_id = ${userId}), ${amount}
      where not exists (select from source)
    ), returned as (
      update ledger_lot lot set remaining = lot.remaining + back.n from back where lot.id = back.lot_id
      returning lot.id, back.n)
    insert into ledger_lot_entry (txn_id, lot_id, amount) select ${txnId}, id, n from returned returning amount`.execute(
    tx,
  );
  return sumOf(rows);
}

/** Puts credits back into the lot that a movement opened. @returns what was put back */
export async function refillLot(tx: Tx, txnId: number, openedBy: string, amount: number): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    with filled as (
      update ledger_lot set remaining = remaining + ${amount}
      where txn_id = (select id from ledger_txn where idem = ${openedBy}) returning id)
    insert into ledger_lot_entry (txn_id, lot_id, amount) select ${txnId}, id, ${amount} from filled
    returning amount`.execute(tx);
  return sumOf(rows);
}

/** Credits of a user in lots whose time has come. */
export async function findExpired(tx: Tx, userId: string): Promise<number> {
  const { rows } = await sql<{ credits: number }>`
    select coalesce(sum(remaining), 0)::bigint as credits from ledger_lot
    where user_id = ${userId} and remaining > 0 and expires_at <= now()`.execute(tx);
  return rows[0]?.credits ?? 0;
}

/** Users with credits in lots whose time has come. */
export async function findUsersWithExpired(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select distinct user_id from ledger_lot
    where remaining > 0 and expires_at is not null and expires_at <= now() limit ${limit}`.execute(db);
  return rows.map((row) => row.user_id);
}

/** A lot, with what of it ended only because its time came: that was not spent. */
export async function findUnused(tx: Tx, openedBy: string) {
  const { rows } = await sql<{ id: number; remaining: number; ended: number }>`
    select lot.id, lot.remaining,
           (select coalesce(-sum(entry.amount), 0)::bigint
            from ledger_lot_entry entry join ledger_txn txn on txn.id = entry.txn_id
            where entry.lot_id = lot.id and (txn.idem like 'expiry:%' or txn.idem like 'rolled:%')) as ended
    from ledger_lot lot
    where lot.txn_id = (select id from ledger_txn where idem = ${openedBy})`.execute(tx);
  return rows[0];
}

/** Credits of lots that ended unused, because their time came or they did not roll over. */
export async function sumUnused(tx: Tx, openedBy: readonly string[]): Promise<number> {
  const { rows } = await sql<{ ended: number }>`
    select coalesce(-sum(entry.amount), 0)::bigint as ended
    from ledger_lot lot join ledger_lot_entry entry on entry.lot_id = lot.id join ledger_txn txn on txn.id = entry.txn_id
    where lot.txn_id in (select id from ledger_txn where idem = any(${openedBy}))
      and (txn.idem like 'expiry:%' or txn.idem like 'beyond:%' or txn.idem like 'rolled:%')`.execute(tx);
  return rows[0]?.ended ?? 0;
}

/** Moves the end of a lot. */
export async function updateLotEnd(tx: Tx, id: number, end: Date): Promise<void> {
  await sql`update ledger_lot set expires_at = ${end} where id = ${id}`.execute(tx);
}

/** Credits of a user that came together and are not spent, in the order in which they are spent. */
export async function findOpenLots(db: Db, userId: string) {
  const { rows } = await sql<{ id: number; description: string | null; remaining: number; expires_at: Date | null }>`
    select lot.id, txn.description, lot.remaining, lot.expires_at
    from ledger_lot lot left join ledger_txn txn on txn.id = lot.txn_id
    where lot.user_id = ${userId} and lot.remaining > 0 and coalesce(lot.expires_at > now(), true)
    order by lot.paid, lot.expires_at nulls last, lot.id limit 50`.execute(db);
  return rows;
}
