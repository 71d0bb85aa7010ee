import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import type { AssetRow, AssetTable } from './tables';

/** Storage key of the latest picture that was made from a picture, for queries of `asset`. */
const editedKey = sql<string | null>`(
  select edit.storage_key from asset as edit
  where edit.made_from = asset.id and edit.kind = 'image' and edit.deleted_at is null
  order by edit.created_at desc limit 1)`.as('edited_key');

/** Files of runs in order, deleted ones included; what they delivered in words is none. */
export async function findAssets(db: Db | Tx, runIds: readonly string[]) {
  if (runIds.length === 0) return [];
  return db
    .selectFrom('asset')
    .selectAll()
    .select(editedKey)
    .where('run_id', 'in', runIds)
    .where('storage_key', 'is not', null)
    .orderBy('position')
    .$castTo<AssetRow>()
    .execute();
}

/** The bytes of a user's photos, those in the bin included. */
export async function sumPhotoBytes(tx: Tx, userId: string): Promise<number> {
  const { bytes } = await tx
    .selectFrom('asset')
    .innerJoin('run', 'run.id', 'asset.run_id')
    .select(sql<number>`coalesce(sum(asset.bytes), 0)::float8`.as('bytes'))
    .where('run.user_id', '=', userId)
    .where('run.kind', '=', 'upload')
    .executeTakeFirstOrThrow();
  return bytes;
}

/**
 * Inserts files, at most one per position of a run; an existing row stays (idempotent).
 * @returns whether any was written
 */
export async function insertAssets(tx: Tx, rows: readonly Insertable<AssetTable>[]): Promise<boolean> {
  const { numInsertedOrUpdatedRows: written = 0n } = await tx
    .insertInto('asset')
    .values([...rows])
    .onConflict((conflict) => conflict.columns(['run_id', 'position']).doNothing())
    .executeTakeFirst();
  return written > 0n;
}
