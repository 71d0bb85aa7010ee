import { type Kysely, sql } from 'kysely';

/** Runs, their requests to vendors, and their files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table run (
      id uuid primary key,
      user_id text not null,
      kind text not null check (kind in ('image')),
      status text not null default 'queued' check (status in ('queued', 'running', 'completed', 'failed', 'cancelled')),
      phase text not null default 'Waiting',
      progress smallint check (progress between 0 and 100),
      recipe jsonb not null,
      fingerprint text not null,
      served_by text not null,
      cost_version text not null,
      price bigint not null check (price > 0),
      charged bigint check (charged between 0 and price),
      message text,
      error_code text,
      cancel_requested_at timestamptz,
      created_at timestamptz not null default clock_timestamp(),
      started_at timestamptz,
      finished_at timestamptz,
      check ((status in ('completed', 'failed', 'cancelled')) = (charged is not null and finished_at is not null))
    )`.execute(db);
  await sql`create index run_of_user on run (user_id, created_at desc)`.execute(db);
  await sql`create index run_unfinished on run (created_at) where status in ('queued', 'running')`.execute(db);
  await sql`
    create table provider_request (
      run_id uuid not null references run,
      position smallint not null,
      provider text not null,
      state text not null default 'sending' check (state in ('sending', 'accepted', 'lost', 'done')),
      request_id text,
      created_at timestamptz not null default now(),
      primary key (run_id, position)
    )`.execute(db);
  await sql`
    create table asset (
      id uuid primary key,
      run_id uuid not null references run,
      position smallint not null,
      user_id text not null,
      storage_key text not null unique,
      content_type text not null,
      bytes bigint not null,
      width int not null,
      height int not null,
      seed bigint not null,
      dominant_color text not null,
      created_at timestamptz not null default clock_timestamp(),
      unique (run_id, position)
    )`.execute(db);
  await sql`create index asset_of_user on asset (user_id, created_at desc)`.execute(db);
}
