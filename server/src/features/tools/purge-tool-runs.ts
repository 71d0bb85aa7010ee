import { KEPT_AFTER_DELETE_DAYS } from '@flint/shared/contracts/library';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import { transact } from '../../platform/db/transaction';

const BATCH = 100;

/**
 * Forgets results of tools that were deleted and can no longer be taken back: their words, and what was filled in. Their
 * runs stay, since credits were paid for them.
 */
export async function purgeToolRuns(db: Db): Promise<void> {
  await transact(db, async (tx) => {
    const old = await tx
      .selectFrom('tool_run')
      .select('run_id')
      .where('deleted_at', '<', sql<Date>`now() - ${KEPT_AFTER_DELETE_DAYS} * interval '1 day'`)
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    const uses = old.map(({ run_id }) => run_id);
    if (uses.length === 0) return;
    const parts = await tx.deleteFrom('tool_run').where('part_of', 'in', uses).returning('run_id').execute();
    await tx.deleteFrom('tool_run').where('run_id', 'in', uses).execute();
    const runs = [...uses, ...parts.map(({ run_id }) => run_id)];
    const nothing = sql<string>`recipe || '{"input": {}}'::jsonb - 'part'`;
    await tx
      .updateTable('run')
      .set({ output: null, recipe: nothing, title: 'Deleted', search: '' })
      .where('id', 'in', runs)
      .where('kind', '=', 'tool')
      .execute();
  });
}
