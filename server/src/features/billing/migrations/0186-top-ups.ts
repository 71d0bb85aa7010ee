import { type Kysely, sql } from 'kysely';

/** Automatic top-up: what users chose, and each charge. A user has at most one charge under way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table billing_top_up (
      user_id text primary key,
      state text not null check (state in ('on', 'paused', 'off')),
      ended text check (ended in ('declined', 'no_card', 'changed')),
      product_id text not null,
      below bigint not null check (below > 0),
      times_per_month integer not null check (times_per_month > 0),
      amount bigint not null check (amount > 0),
      currency text not null,
      credits bigint not null check (credits > 0),
      declined integer not null default 0,
      next_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table billing_top_up_charge (
      id uuid primary key,
      user_id text not null references billing_top_up,
      state text not null default 'asked' check (state in ('asked', 'confirm', 'paid', 'failed')),
      asked_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create unique index billing_top_up_under_way on billing_top_up_charge (user_id)
    where state in ('asked', 'confirm')`.execute(db);
  await sql`create index billing_top_up_of_user on billing_top_up_charge (user_id, asked_at)`.execute(db);
}
