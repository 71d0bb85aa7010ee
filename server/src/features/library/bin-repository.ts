import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import { stillKept } from './filters-repository';

/**
 * Deletes the results of tools whose words are deleted, or takes them back: they are one thing in two lists.
 * @param ids items of the user
 */
async function followTools(db: Db | Tx, userId: string, ids: readonly string[], deleted: boolean): Promise<void> {
  await db
    .updateTable('tool_run')
    .set({ deleted_at: deleted ? sql<Date>`coalesce(deleted_at, now())` : null })
    .where('user_id', '=', userId)
    .where('run_id', 'in', (query) =>
      query
        .selectFrom('asset')
        .select('run_id')
        .where('user_id', '=', userId)
        .where('id', 'in', ids)
        .where('role', '=', 'words'),
    )
    .execute();
}

/** @returns how many items were deleted now */
export async function markDeleted(db: Db, userId: string, ids: readonly string[]): Promise<number> {
  const changed = await db
    .updateTable('asset')
    .set({ deleted_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .where('part_of', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  await followTools(db, userId, ids, true);
  return Number(changed.numUpdatedRows);
}

/** @returns how many items were restored; expired ones are not */
export async function unmarkDeleted(db: Db, userId: string, ids: readonly string[]): Promise<number> {
  const changed = await db
    .updateTable('asset')
    .set({ deleted_at: null })
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .where('deleted_at', '>', stillKept)
    .executeTakeFirst();
  await followTools(db, userId, ids, false);
  return Number(changed.numUpdatedRows);
}

/** Ids of deleted items past their retention. */
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

/** Locks an expired item for its purge; undefined when another process has it locked (`skip locked`). */
export function lockExpired(tx: Tx, id: string) {
  return tx
    .selectFrom('asset')
    .select(['storage_key', 'poster_key', 'run_id', 'role'])
    .where('id', '=', id)
    .where('deleted_at', '<=', stillKept)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** Empties the run whose words are purged: it stays, since credits were charged for it. A tool's run empties with its use. */
export async function emptyRun(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('run')
    .set({ output: null, title: 'Deleted', search: '' })
    .where('id', '=', id)
    .where('kind', 'in', ['chat', 'transcript', 'prompt'])
    .execute();
}

/** Deletes an item and its parts, and the run that a photo is, so that nothing of it stays. */
export async function deleteAsset(tx: Tx, id: string): Promise<void> {
  const gone = await tx.deleteFrom('asset').where('id', '=', id).returning('run_id').executeTakeFirst();
  if (gone) await tx.deleteFrom('run').where('id', '=', gone.run_id).where('kind', '=', 'upload').execute();
}
