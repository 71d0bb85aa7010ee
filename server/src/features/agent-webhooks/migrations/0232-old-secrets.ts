import { type Kysely, sql } from 'kysely';

/** The secret that a webhook had before, which is taken too for a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table agent_webhook add column old_salt uuid, add column old_until timestamptz`.execute(db);
}
