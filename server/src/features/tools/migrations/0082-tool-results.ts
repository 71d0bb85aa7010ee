import { type Kysely, sql } from 'kysely';

/** The rulebook's edition of an edit, and deletion of results. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table tool_run
      add column edited_edition text,
      add column deleted_at timestamptz`.execute(db);
  await sql`create index tool_run_deleted on tool_run (deleted_at) where deleted_at is not null`.execute(db);
}
