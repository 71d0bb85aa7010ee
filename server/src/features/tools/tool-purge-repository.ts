import { sql } from 'kysely';
import type { Tx } from '../../platform/db/transaction';

/** Locks uses that were deleted more than so many days ago (`skip locked`). @returns their runs */
export async function lockDeletedToolRuns(tx: Tx, days: number, limit: number): Promise<string[]> {
  const old = await tx
    .selectFrom('tool_run')
    .select('run_id')
    .where('deleted_at', '<', sql<Date>`now() - ${days} * interval '1 day'`)
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return old.map(({ run_id }) => run_id);
}

/** Deletes the rewritten parts of these uses. @returns their runs */
export async function deletePartsOf(tx: Tx, runIds: readonly string[]): Promise<string[]> {
  const parts = await tx.deleteFrom('tool_run').where('part_of', 'in', runIds).returning('run_id').execute();
  return parts.map(({ run_id }) => run_id);
}

export async function deleteToolRuns(tx: Tx, runIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('tool_run').where('run_id', 'in', runIds).execute();
}

/** Empties runs: removes form values and texts. */
export async function updateToEmptyRuns(tx: Tx, runIds: readonly string[]): Promise<void> {
  const nothing = sql<string>`recipe || '{"input": {}}'::jsonb - 'part'`;
  await tx
    .updateTable('run')
    .set({ output: null, recipe: nothing, title: 'Deleted', search: '' })
    .where('id', 'in', runIds)
    .where('kind', '=', 'tool')
    .execute();
}
