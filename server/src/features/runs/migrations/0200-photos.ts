import { type Kysely, sql } from 'kysely';

/** Photos are runs of kind `upload` that have ended and cost nothing; the index counts a user's bytes of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table run
      drop constraint run_price_check,
      add constraint run_price_check check (price > 0 or (kind in ('steps', 'upload') and price = 0))`.execute(db);
  await sql`create index run_photos on run (user_id) where kind = 'upload'`.execute(db);
}
