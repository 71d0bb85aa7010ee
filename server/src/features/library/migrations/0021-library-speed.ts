import { type Kysely, sql } from 'kysely';

/** Statistics and index settings that keep a library of 100,000 pictures fast. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Without these statistics the planner takes any model or ratio for rare, and scans all its runs one by one.
  await sql`
    create statistics run_recipe on (recipe ->> 'model'), (recipe ->> 'aspectRatio'), (recipe ->> 'style') from run`.execute(
    db,
  );
  // Every search would scan the pending list of the GIN index.
  await sql`alter index if exists run_search set (fastupdate = off)`.execute(db);
  await sql`select gin_clean_pending_list(oid) from pg_class where relname = 'run_search'`.execute(db);
  await sql`analyze run`.execute(db);
}
