import { type Kysely, sql } from 'kysely';

/** Operators' actions on runs: retries that a server carries out, and refunds after the end. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table run_retry (
      id uuid primary key,
      run_id uuid not null references run,
      actor text not null,
      asked_at timestamptz not null default clock_timestamp(),
      answered_at timestamptz,
      new_run_id uuid,
      refused text,
      check ((answered_at is null) = (new_run_id is null and refused is null))
    )`.execute(db);
  await sql`create index run_retry_of_run on run_retry (run_id, asked_at desc)`.execute(db);
  // One open request per run, so that a repeated request is the same one.
  await sql`create unique index run_retry_open on run_retry (run_id) where answered_at is null`.execute(db);
  await sql`
    alter table ledger_txn
      drop constraint ledger_txn_kind_check,
      add constraint ledger_txn_kind_check
        check (kind in ('starter', 'purchase', 'grant', 'reserve', 'settle', 'refund', 'reversal'))`.execute(db);
  await sql`create unique index ledger_txn_one_reversal on ledger_txn (hold_id) where kind = 'reversal'`.execute(db);
}
