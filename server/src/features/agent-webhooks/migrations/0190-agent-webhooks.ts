import { type Kysely, sql } from 'kysely';

/** Webhooks of agents, in both directions, and deliveries of ended runs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table agent_webhook (
      id uuid primary key,
      user_id text not null,
      agent_id text not null,
      direction text not null check (direction in ('in', 'out')),
      url text,
      salt uuid not null,
      last_at timestamptz,
      last_run_id uuid,
      fault text,
      created_at timestamptz not null default clock_timestamp(),
      unique (user_id, agent_id, direction)
    )`.execute(db);
  await sql`
    create table webhook_delivery (
      id uuid primary key,
      webhook_id uuid not null references agent_webhook on delete cascade,
      run_id uuid not null,
      state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
      attempts integer not null default 0,
      status integer,
      fault text,
      last_at timestamptz,
      next_at timestamptz default clock_timestamp(),
      created_at timestamptz not null default clock_timestamp(),
      unique (webhook_id, run_id)
    )`.execute(db);
  await sql`create index webhook_delivery_due on webhook_delivery (next_at) where next_at is not null`.execute(db);
  await sql`create index webhook_delivery_over on webhook_delivery (created_at) where next_at is null`.execute(db);
  await sql`create index run_steps_ended on run (finished_at) where kind = 'steps'`.execute(db);
}
