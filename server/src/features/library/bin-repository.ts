import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import { stillKept } from './filters-repository';

/** @returns how many were deleted now. */
export async function markDeleted(db: Db, userId: string, ids: readonly string[]): Promise<number> {
  const changed = await db
    .updateTable('asset')
    .set({ deleted_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .where('part_of', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return Number(changed.numUpdatedRows);
}

/** @returns how many came back; what is past its days does not. */
export async function unmarkDeleted(db: Db, userId: string, ids: readonly string[]): Promise<number> {
  const changed = await db
    .updateTable('asset')
    .set({ deleted_at: null })
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .where('deleted_at', '>', stillKept)
    .executeTakeFirst();
  return Number(changed.numUpdatedRows);
}

/** Ids of deleted things whose days are over. */
export async function findExpired(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('asset')
    .select('id')
    .where('deleted_at', '<=', stillKept)
    .orderBy('deleted_at')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** Locks an expired thing for the transaction that forgets it; undefined when another process has it. */
export function lockExpired(tx: Tx, id: string) {
  return tx
    .selectFrom('asset')
    .select(['storage_key', 'poster_key'])
    .where('id', '=', id)
    .where('deleted_at', '<=', stillKept)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** Deletes a thing, and its parts with it. */
export async function deleteAsset(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('asset').where('id', '=', id).execute();
}
