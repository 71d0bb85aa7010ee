import { KEPT_AFTER_DELETE_DAYS } from '@flint/shared/contracts/library';
import type { Db } from '../../platform/db/database';
import { transact } from '../../platform/db/transaction';
import { deletePartsOf, deleteToolRuns, lockDeletedToolRuns, updateToEmptyRuns } from './tool-purge-repository';

const BATCH = 100;

/**
 * Forgets results of tools that were deleted and can no longer be taken back: their words, and what was filled in. Their
 * runs stay, since credits were paid for them.
 */
export async function purgeToolRuns(db: Db): Promise<void> {
  await transact(db, async (tx) => {
    const uses = await lockDeletedToolRuns(tx, KEPT_AFTER_DELETE_DAYS, BATCH);
    if (uses.length === 0) return;
    const parts = await deletePartsOf(tx, uses);
    await deleteToolRuns(tx, uses);
    await updateToEmptyRuns(tx, [...uses, ...parts]);
  });
}
