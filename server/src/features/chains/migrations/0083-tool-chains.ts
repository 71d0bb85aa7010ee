import { type Kysely, sql } from 'kysely';

/** Chains: form values, progress, and the run of each part. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table tool_chain (
      id uuid primary key,
      user_id text not null,
      chain text not null,
      input jsonb not null,
      brand_profile_id uuid references brand_profile on delete set null,
      status text not null default 'running' check (status in ('running', 'completed', 'stopped')),
      message text,
      created_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`create index tool_chain_of on tool_chain (user_id, created_at desc)`.execute(db);
  await sql`create index tool_chain_running on tool_chain (created_at) where status = 'running'`.execute(db);
  await sql`
    create table tool_chain_part (
      chain_id uuid not null references tool_chain on delete cascade,
      position integer not null,
      attempt integer not null,
      run_id uuid not null,
      primary key (chain_id, position)
    )`.execute(db);
}
