import { type Kysely, sql } from 'kysely';

/** Uploads are called what their owners call them, and belong to whatever took them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table upload add column name text, add column taken_by text`.execute(db);
}
