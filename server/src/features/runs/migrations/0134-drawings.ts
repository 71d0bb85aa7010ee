import { type Kysely, sql } from 'kysely';

/** What a picture was made from, and how it was drawn. Kinds of steps are checked by the code, as those of runs are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table asset drop constraint asset_made_as_check`.execute(db);
  await sql`
    alter table asset
      add column made_from uuid references asset on delete set null,
      add column drawn jsonb`.execute(db);
  await sql`create index asset_made_from on asset (made_from, created_at) where made_from is not null`.execute(db);
}
