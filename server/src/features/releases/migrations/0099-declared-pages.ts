import { type Kysely, sql } from 'kysely';

/** Pages that a version declares itself. Earlier versions have none: theirs are rows of the table of pages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table release add column routes jsonb not null default '[]'`.execute(db);
}
