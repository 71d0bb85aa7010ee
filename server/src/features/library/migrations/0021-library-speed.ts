import { type Kysely, sql } from 'kysely';

/** What the planner and the index need to stay quick in a library of a hundred thousand pictures. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Without these the planner takes any model or ratio for rare, and walks all its runs one by one.
  await sql`
    create statistics run_recipe on (recipe ->> 'model'), (recipe ->> 'aspectRatio'), (recipe ->> 'style') from run`.execute(
    db,
  );
  // A list of changes not yet in the index would be read whole by every search.
  await sql`alter index if exists run_search set (fastupdate = off)`.execute(db);
  await sql`select gin_clean_pending_list(oid) from pg_class where relname = 'run_search'`.execute(db);
  await sql`analyze run`.execute(db);
}
