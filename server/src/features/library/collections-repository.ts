import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';

export type CollectionRow = Awaited<ReturnType<typeof findCollections>>[number];

/** A user's collections by name, each with its number of items and the newest item's object. */
export function findCollections(db: Db | Tx, userId: string, id?: string) {
  return db
    .selectFrom('collection')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('collection_item')
          .innerJoin('asset', 'asset.id', 'collection_item.asset_id')
          .whereRef('collection_item.collection_id', '=', 'collection.id')
          .where('asset.deleted_at', 'is', null)
          .select([
            sql<number>`count(*)`.as('count'),
            sql<
              string | null
            >`(array_agg(coalesce(asset.poster_key, asset.storage_key) order by asset.created_at desc, asset.id desc)
              filter (where asset.kind = 'image' or asset.poster_key is not null))[1]`.as('cover'),
          ])
          .as('kept'),
      (join) => join.onTrue(),
    )
    .select(['collection.id', 'collection.name', 'collection.created_at', 'kept.count', 'kept.cover'])
    .where('collection.user_id', '=', userId)
    .$if(id !== undefined, (query) => query.where('collection.id', '=', id as string))
    .orderBy(sql`lower(collection.name)`)
    .execute();
}

export function findCollection(db: Db | Tx, userId: string, id: string) {
  return db.selectFrom('collection').selectAll().where('user_id', '=', userId).where('id', '=', id).executeTakeFirst();
}

/** Locks a collection against deletion until the transaction ends. */
export function lockCollection(tx: Tx, userId: string, id: string) {
  return tx
    .selectFrom('collection')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
}

/** The user who has a collection. */
export async function findCollectionOwner(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('collection').select('user_id').where('id', '=', id).executeTakeFirst();
  return row?.user_id;
}

export async function countCollections(db: Db | Tx, userId: string): Promise<number> {
  const row = await db
    .selectFrom('collection')
    .select(sql<number>`count(*)`.as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** @returns whether it was inserted; nothing changes when the id exists */
export async function insertCollection(tx: Tx, row: { id: string; user_id: string; name: string }): Promise<boolean> {
  const made = await tx
    .insertInto('collection')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return Boolean(made.numInsertedOrUpdatedRows);
}

export async function updateCollectionName(tx: Tx, id: string, name: string): Promise<void> {
  await tx.updateTable('collection').set({ name }).where('id', '=', id).execute();
}

export async function deleteCollection(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('collection').where('id', '=', id).execute();
}

/** Adds a user's own items to a collection; idempotent. */
export async function addItems(tx: Tx, userId: string, collectionId: string, ids: readonly string[]): Promise<void> {
  await tx
    .insertInto('collection_item')
    .columns(['collection_id', 'asset_id'])
    .expression((eb) =>
      eb
        .selectFrom('asset')
        .select([sql<string>`${collectionId}::uuid`.as('collection_id'), 'id'])
        .where('user_id', '=', userId)
        .where('deleted_at', 'is', null)
        .where('id', 'in', ids),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeItems(tx: Tx, collectionId: string, ids: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('collection_item')
    .where('collection_id', '=', collectionId)
    .where('asset_id', 'in', ids)
    .execute();
}

/** Library items that runs made and that are there. */
export async function findItemsOfRuns(tx: Tx, userId: string, runIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('asset')
    .select('id')
    .where('user_id', '=', userId)
    .where('run_id', 'in', runIds)
    .where('part_of', 'is', null)
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}
