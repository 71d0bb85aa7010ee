import type { Insertable } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import type { AssetRow, AssetTable } from './tables';

/** Files of runs in order, deleted ones included. */
export async function findAssets(db: Db | Tx, runIds: readonly string[]) {
  if (runIds.length === 0) return [];
  return db
    .selectFrom('asset')
    .selectAll()
    .where('run_id', 'in', runIds)
    .orderBy('position')
    .$castTo<AssetRow>()
    .execute();
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
