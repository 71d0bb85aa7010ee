import { type Kysely, sql } from 'kysely';

/** The edition of the book of rules an edit was made under, and results their owner deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table tool_run
      add column edited_edition text,
      add column deleted_at timestamptz`.execute(db);
  await sql`create index tool_run_deleted on tool_run (deleted_at) where deleted_at is not null`.execute(db);
}
