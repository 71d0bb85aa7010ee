import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import type { RunStepTable } from './tables';

/** The begun steps of workflows, in order. */
export async function findSteps(db: Db | Tx, runIds: readonly string[]) {
  if (runIds.length === 0) return [];
  return db.selectFrom('run_step').selectAll().where('run_id', 'in', runIds).orderBy('position').execute();
}

/** Idempotent. */
export async function insertStep(db: Db, row: Insertable<RunStepTable>): Promise<void> {
  await db
    .insertInto('run_step')
    .values(row)
    .onConflict((conflict) => conflict.columns(['run_id', 'position']).doNothing())
    .execute();
}

export async function updateStep(
  tx: Tx,
  runId: string,
  position: number,
  change: Updateable<RunStepTable>,
): Promise<void> {
  await tx.updateTable('run_step').set(change).where('run_id', '=', runId).where('position', '=', position).execute();
}
