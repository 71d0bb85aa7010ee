import { type Kysely, sql } from 'kysely';

/** Users' own caps on what their orders may cost. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table spending_cap (
      user_id text primary key,
      per_day bigint check (per_day > 0),
      per_run bigint check (per_run > 0),
      updated_at timestamptz not null default now()
    )`.execute(db);
}
