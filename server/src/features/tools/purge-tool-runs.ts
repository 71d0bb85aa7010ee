import { KEPT_AFTER_DELETE_DAYS } from '@flint/shared/contracts/library';
import type { Db } from '../../platform/db/database';
import { transact } from '../../platform/db/transaction';
import { deletePartsOf, deleteToolRuns, lockDeletedToolRuns, updateToEmptyRuns } from './tool-purge-repository';

const BATCH = 100;

/** Purges expired results of tools: texts and form values. Their runs stay, since credits were charged for them. */
export async function purgeToolRuns(db: Db): Promise<void> {
  await transact(db, async (tx) => {
    const uses = await lockDeletedToolRuns(tx, KEPT_AFTER_DELETE_DAYS, BATCH);
    if (uses.length === 0) return;
    const parts = await deletePartsOf(tx, uses);
    await deleteToolRuns(tx, uses);
    await updateToEmptyRuns(tx, [...uses, ...parts]);
  });
}
