import type { RunKind } from '@flint/shared/contracts/kinds';
import type { WholeRun } from '@flint/shared/contracts/library';
import type { ServedBy } from '@flint/shared/contracts/providers';
import type { TranscriptOutput } from '@flint/shared/contracts/recipes/transcript';
import type { Recipes } from '@flint/shared/contracts/runs';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import type { Cursor } from '../../platform/http/cursor';
import type { FileRow, PictureRow, WordsRow } from '../runs/tables';
import { askRun, type Filters } from './filters';
import { type ItemQuery, narrowed, stillKept } from './filters-repository';

/** Storage key of the picture that a picture was made from. */
const originalKey = sql<string | null>`(
  select original.storage_key from asset as original
  where original.id = asset.made_from and original.deleted_at is null)`.as('original_key');

/** The run of several steps that an item's run belongs to, or is. */
const wholeId = sql<string>`coalesce(run.leaf_of, run.part_of, case when run.kind in ('workflow', 'steps') then run.id end)`;

/** Kind and recipe of an item's run, as calls show them: a workflow is a run of steps. */
const shownKind = (run: string) =>
  sql<RunKind>`case when ${sql.ref(`${run}.recipe`)} -> 'workflow' is not null then 'workflow' else ${sql.ref(`${run}.kind`)} end`;
const shownRecipe = sql<Recipes[RunKind]>`coalesce(run.recipe -> 'workflow', run.recipe)`;

const made = (db: Db) => db.selectFrom('asset').innerJoin('run', 'run.id', 'asset.run_id');

const items = (db: Db) =>
  made(db)
    .leftJoin('run as whole', (join) => join.on('whole.id', '=', wholeId))
    .leftJoin('asset_words', 'asset_words.asset_id', 'asset.id')
    .selectAll('asset')
    .select(['asset_words.excerpt', 'asset_words.length'])
    .select(['run.title', 'run.served_by', 'run.price', 'run.asked'])
    .select([shownKind('run').as('run_kind'), shownRecipe.as('run_recipe')])
    .select(['run.started_at', 'run.finished_at'])
    .select(originalKey)
    .select(['whole.id as whole_id', shownKind('whole').as('whole_kind'), 'whole.title as whole_title'])
    .select(sql<string | null>`whole.recipe ->> 'agentId'`.as('whole_agent'))
    .select(sql<string | null>`whole.recipe -> 'chain' ->> 'id'`.as('whole_chain'))
    .select(
      sql<string>`to_char(asset.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as('created_at_exact'),
    );

/** An item with the columns of its run. */
export type ItemRow = (PictureRow | (FileRow & { kind: 'video' | 'audio' }) | WordsRow) & {
  title: string;
  run_kind: RunKind;
  run_recipe: Recipes[RunKind];
  served_by: ServedBy;
  price: number;
  asked: number;
  started_at: Date | null;
  finished_at: Date | null;
  created_at_exact: string;
  original_key: string | null;
  whole_id: string | null;
  whole_kind: WholeRun['kind'] | null;
  whole_title: string | null;
  whole_agent: string | null;
  whole_chain: string | null;
};

/** Keyset pagination: up to `limit` items after a cursor, newest first. */
export function findItems(db: Db, userId: string, filters: Filters, limit: number, after?: Cursor) {
  return narrowed(items(db), userId, filters)
    .$if(after !== undefined, (query) => query.where(isAfter(after as Cursor)))
    .orderBy('asset.created_at', 'desc')
    .orderBy('asset.id', 'desc')
    .limit(limit)
    .$castTo<ItemRow>()
    .execute();
}

const isAfter = ({ at, id }: Cursor): Expression<SqlBool> =>
  sql<SqlBool>`(asset.created_at, asset.id) < (${at}::timestamptz, ${id}::uuid)`;

export async function countItems(db: Db, userId: string, filters: Filters): Promise<number> {
  const pictures: ItemQuery = askRun(filters) ? made(db) : (db.selectFrom('asset') as unknown as ItemQuery);
  const counted = narrowed(pictures, userId, filters).select(sql<number>`count(*)`.as('total'));
  return (await counted.executeTakeFirstOrThrow()).total;
}

/** One item, also while it can be restored. */
export function findItem(db: Db, userId: string, id: string) {
  return items(db)
    .where('asset.user_id', '=', userId)
    .where('asset.id', '=', id)
    .where(({ or, eb }) => or([eb('asset.deleted_at', 'is', null), eb('asset.deleted_at', '>', stillKept)]))
    .$castTo<ItemRow>()
    .executeTakeFirst();
}

/** Ids of the pictures made from a picture, newest first. */
export async function findMadeFrom(db: Db, userId: string, id: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('asset')
    .select('id')
    .where('user_id', '=', userId)
    .where('made_from', '=', id)
    .where('kind', '=', 'image')
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => row.id);
}

/** All the words of an item; of a transcript also its output, which has their times. */
export async function findWords(db: Db, id: string) {
  const row = await db
    .selectFrom('asset_words')
    .innerJoin('asset', 'asset.id', 'asset_words.asset_id')
    .innerJoin('run', 'run.id', 'asset.run_id')
    .select('asset_words.words')
    .select(sql<TranscriptOutput | null>`case when run.kind = 'transcript' then run.output end`.as('transcript'))
    .where('asset_words.asset_id', '=', id)
    .executeTakeFirst();
  return row ?? { words: '', transcript: null };
}

/** The items with these ids that are not deleted, unordered. */
export function findKept(db: Db, userId: string, ids: readonly string[]) {
  return items(db)
    .where('asset.user_id', '=', userId)
    .where('asset.id', 'in', ids)
    .where('asset.part_of', 'is', null)
    .where('asset.deleted_at', 'is', null)
    .$castTo<ItemRow>()
    .execute();
}

/** The parts of items (such as stems), in order. They are deleted with their item only. */
export async function findParts(db: Db | Tx, assetIds: readonly string[]): Promise<FileRow[]> {
  if (assetIds.length === 0) return [];
  return db
    .selectFrom('asset')
    .selectAll()
    .where('part_of', 'in', assetIds)
    .orderBy('position')
    .$castTo<FileRow>()
    .execute();
}

/** The collections of items. */
export async function findMemberships(db: Db, assetIds: readonly string[]) {
  if (assetIds.length === 0) return [];
  return db
    .selectFrom('collection_item')
    .select(['asset_id', 'collection_id'])
    .where('asset_id', 'in', assetIds)
    .orderBy('added_at')
    .execute();
}

/** @returns how many changed; ids that are unknown, deleted or another user's are ignored */
export async function setFavourite(db: Db, userId: string, ids: readonly string[], favourite: boolean) {
  const changed = await db
    .updateTable('asset')
    .set({ favourite })
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .where('favourite', '<>', favourite)
    .executeTakeFirst();
  return Number(changed.numUpdatedRows);
}
