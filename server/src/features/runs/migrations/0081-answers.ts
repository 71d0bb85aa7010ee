import { type Kysely, sql } from 'kysely';

/**
 * Stores the output of runs uncompressed: an answer is stored many times while it streams, and compression costs
 * PostgreSQL up to five times as much as the write itself.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table run alter column output set storage external`.execute(db);
}
