import { type Kysely, sql } from 'kysely';

/** The measured length of a recording stays with its upload, so that it is decoded once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table upload add column seconds double precision`.execute(db);
}
