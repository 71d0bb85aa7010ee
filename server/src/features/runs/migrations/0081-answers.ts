import { type Kysely, sql } from 'kysely';

/**
 * What runs have brought is kept as it is, not compressed: an answer is written down many times while it is written, and
 * compressing it costs PostgreSQL up to five times what keeping it does.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table run alter column output set storage external`.execute(db);
}
