import { type Kysely, sql } from 'kysely';

/** Uploads get their owner's file name, and a column for their consumer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table upload add column name text, add column taken_by text`.execute(db);
}
