import type { ImageRecipe } from '@flint/shared/contracts/recipes/image';
import { searchText } from '@flint/shared/contracts/search-text';
import { type Kysely, sql } from 'kysely';

/** Search, favourites, deletion and collections of library items. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table run add column search text not null default ''`.execute(db);
  await fillSearch(db);
  await indexSearch(db);
  await sql`alter table run alter column search drop default`.execute(db);
  await sql`
    alter table asset add column favourite boolean not null default false, add column deleted_at timestamptz`.execute(
    db,
  );
  await sql`drop index asset_of_user`.execute(db);
  await sql`create index asset_kept on asset (user_id, created_at desc, id desc) where deleted_at is null`.execute(db);
  await sql`create index asset_deleted on asset (deleted_at) where deleted_at is not null`.execute(db);
  await sql`
    create index asset_bin on asset (user_id, created_at desc, id desc) where deleted_at is not null`.execute(db);
  await sql`
    create table collection (
      id uuid primary key,
      user_id text not null,
      name text not null,
      created_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  await sql`create unique index collection_name on collection (user_id, lower(name))`.execute(db);
  await sql`
    create table collection_item (
      collection_id uuid not null references collection on delete cascade,
      asset_id uuid not null references asset on delete cascade,
      added_at timestamptz not null default clock_timestamp(),
      primary key (collection_id, asset_id)
    )`.execute(db);
  await sql`create index collection_item_asset on collection_item (asset_id)`.execute(db);
  await sql`
    create table archive_ticket (
      token text primary key,
      user_id text not null,
      asset_ids uuid[] not null,
      format text,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index archive_ticket_expiry on archive_ticket (expires_at)`.execute(db);
}

async function fillSearch(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; recipe: ImageRecipe }>`select id, recipe from run`.execute(db);
  for (const { id, recipe } of rows)
    await sql`update run set search = ${searchText(recipe.prompt)} where id = ${id}`.execute(db);
}

/** Trigram index: finds any part of a prompt fast. A server without the extension searches without an index. */
async function indexSearch(db: Kysely<unknown>): Promise<void> {
  const found = await sql`select 1 from pg_available_extensions where name = 'pg_trgm'`.execute(db);
  if (found.rows.length === 0) return;
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`create index run_search on run using gin (search gin_trgm_ops)`.execute(db);
}
