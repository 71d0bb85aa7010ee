import { type Kysely, sql } from 'kysely';

/**
 * The double-entry ledger of credits. The database itself refuses a negative balance, an unbalanced movement,
 * a second movement with one idempotency key, and any change of an entry.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger_account (
      id text primary key,
      balance bigint not null default 0,
      allow_negative boolean not null default false,
      check (allow_negative or balance >= 0)
    )`.execute(db);
  await sql`
    create table ledger_txn (
      id bigint generated always as identity primary key,
      idem text not null unique,
      kind text not null check (kind in ('starter', 'purchase', 'grant', 'reserve', 'settle', 'refund')),
      description text not null,
      hold_id uuid,
      at timestamptz not null default now()
    )`.execute(db);
  // A hold ends once: it is settled or refunded.
  await sql`
    create unique index ledger_txn_one_end on ledger_txn (hold_id) where kind in ('settle', 'refund')`.execute(db);
  await sql`
    create table ledger_entry (
      txn_id bigint not null references ledger_txn,
      account_id text not null references ledger_account,
      amount bigint not null check (amount <> 0),
      balance_after bigint not null,
      primary key (txn_id, account_id)
    )`.execute(db);
  await sql`create index ledger_entry_account on ledger_entry (account_id, txn_id desc)`.execute(db);
  await sql`
    create table ledger_hold (
      id uuid primary key,
      user_id text not null,
      amount bigint not null check (amount > 0),
      state text not null default 'held' check (state in ('held', 'settled', 'refunded')),
      settled bigint check (settled between 0 and amount),
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index ledger_hold_open on ledger_hold (expires_at) where state = 'held'`.execute(db);
  await sql`
    create table starter_grant (
      address_hash text primary key,
      user_id text not null,
      at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create function ledger_entry_balanced() returns trigger language plpgsql as $$
    begin
      if (select coalesce(sum(amount), 0) from ledger_entry where txn_id = new.txn_id) <> 0 then
        raise exception 'ledger_txn % does not balance', new.txn_id;
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create constraint trigger ledger_entry_balanced after insert on ledger_entry
    deferrable initially deferred for each row execute function ledger_entry_balanced()`.execute(db);
  await sql`
    create function ledger_frozen() returns trigger language plpgsql as $$
    begin
      raise exception '% is append-only', tg_table_name;
    end $$`.execute(db);
  for (const table of ['ledger_entry', 'ledger_txn'])
    await sql`
      create trigger frozen before update or delete on ${sql.table(table)}
      for each row execute function ledger_frozen()`.execute(db);
  await sql`insert into ledger_account (id, allow_negative) values ('sys:issued', true), ('sys:revenue', true)`.execute(
    db,
  );
}
