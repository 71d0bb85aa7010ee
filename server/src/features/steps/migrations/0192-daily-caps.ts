import { type Kysely, sql } from 'kysely';

/** What a run may take its agent to in a day, as it was when it was started. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table step_job add column daily_cap integer check (daily_cap > 0)`.execute(db);
}
