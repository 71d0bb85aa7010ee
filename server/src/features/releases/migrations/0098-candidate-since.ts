import { type Kysely, sql } from 'kysely';

/** When the candidate was offered: what was reported of it before does not count against it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table release_steering add column candidate_since timestamptz`.execute(db);
}
