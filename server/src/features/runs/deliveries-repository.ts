import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import { notifyingMore } from '../../platform/runs/signals-repository';
import { UNFINISHED } from './unfinished';

/** What a run has brought so far: units, the credits accrued by them, and its output as JSON. */
interface DeliveredRow {
  readonly units: number;
  readonly accrued: number;
  readonly output: string | null;
}

const toColumns = ({ units, accrued, output }: DeliveredRow) => ({ units, earned: accrued, output });

/** What a run has brought, written down unless it has ended. @param more whether it replaces what was written before */
export async function deliverUnfinished(
  tx: Db | Tx,
  id: string,
  delivered: DeliveredRow,
  more: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('run')
    .set(toColumns(delivered))
    .where('id', '=', id)
    .where('status', 'in', UNFINISHED)
    .$if(!more, (run) => run.where('units', 'is', null))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * What a run has brought so far, written down and told in one statement: one commit, and no way to the database and back
 * between the two. @returns false, and nobody is told, when it has ended
 */
export async function deliverMore(db: Db, id: string, delivered: DeliveredRow): Promise<boolean> {
  const told = await db
    .with('kept', (query) =>
      query
        .updateTable('run')
        .set(toColumns(delivered))
        .where('id', '=', id)
        .where('status', 'in', UNFINISHED)
        .returning('id'),
    )
    .selectFrom('kept')
    .select(({ ref }) => notifyingMore(ref('kept.id')).as('told'))
    .execute();
  return told.length > 0;
}

/** Sets a run's delivered units to the things it has; what came with a thing is none by itself. */
export async function countUnits(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('run')
    .set({ units: sql<number>`(select count(*) from asset where run_id = run.id and part_of is null)` })
    .where('id', '=', id)
    .execute();
}
