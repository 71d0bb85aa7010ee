import { type Kysely, sql } from 'kysely';

/** The outbox of pictures whose post was deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table blog_picture_task (name text primary key)`.execute(db);
}
