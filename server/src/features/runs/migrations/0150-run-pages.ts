import { type Kysely, sql } from 'kysely';

/** Pages of a user's runs, of one kind or of all: those of the same instant by their ids. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index run_page on run (user_id, created_at desc, id desc)
    where part_of is null and leaf_of is null`.execute(db);
  await sql`
    create index run_page_of_kind on run (user_id, kind, created_at desc, id desc)
    where part_of is null and leaf_of is null`.execute(db);
}
