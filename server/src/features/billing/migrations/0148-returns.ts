import { type Kysely, sql } from 'kysely';

/** What went back, when and why: refunds that staff asked for, disputes, and every change of a purchase's money. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table billing_refund (
      id uuid primary key,
      purchase_id uuid not null references billing_purchase,
      amount bigint not null check (amount > 0),
      reason text not null,
      staff_id text not null,
      state text not null default 'asked' check (state in ('asked', 'done', 'refused')),
      provider_ref text,
      message text,
      asked_at timestamptz not null default now(),
      ended_at timestamptz,
      check ((state = 'asked') = (ended_at is null))
    )`.execute(db);
  await sql`create index billing_refund_purchase on billing_refund (purchase_id)`.execute(db);
  await sql`create index billing_refund_asked on billing_refund (asked_at) where state = 'asked'`.execute(db);
  await sql`
    create table billing_dispute (
      provider text not null,
      id text not null,
      purchase_id uuid not null references billing_purchase,
      amount bigint not null check (amount >= 0),
      reason text not null,
      status text not null,
      opened_at timestamptz not null,
      updated_at timestamptz not null default now(),
      primary key (provider, id)
    )`.execute(db);
  await sql`create index billing_dispute_purchase on billing_dispute (purchase_id)`.execute(db);
  await sql`
    create table billing_return (
      -- a purchase, or an invoice of a plan
      purchase_id uuid not null,
      revision integer not null,
      amount bigint not null,
      credits bigint not null,
      at timestamptz not null default now(),
      primary key (purchase_id, revision)
    )`.execute(db);
  await sql`create index billing_return_at on billing_return (at)`.execute(db);
  await sql`create index billing_purchase_at on billing_purchase (created_at)`.execute(db);
  // When earlier money went back is not known: today, so that sums are right.
  await sql`
    insert into billing_return (purchase_id, revision, amount, credits)
    select id, revision, case when disputed then amount else refunded end, reclaimed from billing_purchase
    where refunded > 0 or disputed`.execute(db);
  await sql`create index ledger_txn_at on ledger_txn using brin (at)`.execute(db);
  await sql`
    create table embedded_refund (
      id text primary key,
      checkout_id uuid not null,
      amount bigint not null check (amount > 0)
    )`.execute(db);
}
