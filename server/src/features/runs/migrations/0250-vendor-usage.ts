import { type Kysely, sql } from 'kysely';

/** What the vendor of a request counted for it, and what that costs; requests of before stay untold. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table provider_request
      add column model text,
      add column units jsonb,
      add column cost_micros bigint check (cost_micros >= 0)`.execute(db);
  await sql`create index provider_request_by_day on provider_request (created_at)`.execute(db);
}
