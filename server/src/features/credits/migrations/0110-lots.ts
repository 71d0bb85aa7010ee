import { type Kysely, sql } from 'kysely';

/**
 * Lots: what each user's balance consists of. Every change of a lot is an append-only entry, so that an ended run can
 * return credits to the lots they came from. What users have now becomes opening lots, whose entries have no movement.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger_lot (
      id bigint generated always as identity primary key,
      user_id text not null,
      txn_id bigint references ledger_txn,
      paid boolean not null,
      amount bigint not null check (amount >= 0),
      remaining bigint not null check (remaining >= 0),
      expires_at timestamptz,
      check (expires_at is null or not paid)
    )`.execute(db);
  await sql`create index ledger_lot_of_user on ledger_lot (user_id) where remaining > 0`.execute(db);
  await sql`create unique index ledger_lot_txn on ledger_lot (txn_id)`.execute(db);
  await sql`
    create index ledger_lot_expiry on ledger_lot (expires_at) where remaining > 0 and expires_at is not null`.execute(
    db,
  );
  await sql`
    create table ledger_lot_entry (
      txn_id bigint references ledger_txn,
      lot_id bigint not null references ledger_lot,
      amount bigint not null check (amount <> 0),
      unique nulls not distinct (txn_id, lot_id)
    )`.execute(db);
  await sql`create index ledger_lot_entry_lot on ledger_lot_entry (lot_id)`.execute(db);
  await sql`
    create trigger frozen before update or delete on ledger_lot_entry
    for each row execute function ledger_frozen()`.execute(db);
  await sql`
    alter table ledger_txn
      drop constraint ledger_txn_kind_check,
      add constraint ledger_txn_kind_check check (kind in (
        'starter', 'purchase', 'grant', 'reserve', 'settle', 'refund', 'reversal',
        'reclaim', 'reinstate', 'repay', 'expiry'))`.execute(db);
  await openLots(db);
}

/** Two lots for each user: what was paid comes last, as it is spent last. */
async function openLots(db: Kysely<unknown>): Promise<void> {
  await sql`
    create temporary table opening on commit drop as
    select owner.user_id, coalesce(s.balance, 0) as spendable, coalesce(h.balance, 0) as held,
           least(coalesce(s.balance, 0) + coalesce(h.balance, 0), (
             select coalesce(sum(e.amount), 0) from ledger_entry e join ledger_txn t on t.id = e.txn_id
             where e.account_id = 'user:' || owner.user_id and t.kind = 'purchase')) as paid
    from (select distinct substr(id, 6) as user_id from ledger_account where id like 'user:%' or id like 'held:%') owner
    left join ledger_account s on s.id = 'user:' || owner.user_id
    left join ledger_account h on h.id = 'held:' || owner.user_id`.execute(db);
  await sql`
    insert into ledger_lot (user_id, paid, amount, remaining)
    select user_id, false, spendable + held - paid, spendable + held - paid from opening
    union all select user_id, true, paid, paid from opening where paid > 0`.execute(db);
  await sql`
    insert into ledger_lot_entry (lot_id, amount) select id, amount from ledger_lot where amount > 0`.execute(db);
  // Open holds took from the lots in the order in which they were made.
  await sql`
    insert into ledger_lot_entry (txn_id, lot_id, amount)
    select txn_id, id, -taken from (
      select r.txn_id, l.id,
             least(r.upto, case when l.paid then l.amount + gift else l.amount end)
             - greatest(r.upto - r.amount, case when l.paid then gift else 0 end) as taken
      from (select h.user_id, h.amount, t.id as txn_id, sum(h.amount) over (partition by h.user_id order by t.id) as upto
            from ledger_hold h join ledger_txn t on t.hold_id = h.id and t.kind = 'reserve'
            where h.state = 'held') r
      join (select *, max(amount) filter (where not paid) over (partition by user_id) as gift from ledger_lot) l
        on l.user_id = r.user_id) part
    where taken > 0`.execute(db);
  await sql`
    update ledger_lot l set remaining = (select sum(amount) from ledger_lot_entry e where e.lot_id = l.id)
    where amount > 0`.execute(db);
}
