import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import { notifyingMore } from '../../platform/runs/signals-repository';
import { UNFINISHED } from './unfinished';

/** What a run has delivered so far: units, the credits accrued by them, and its output as JSON. */
interface DeliveredRow {
  readonly units: number;
  readonly accrued: number;
  readonly output: string | null;
}

const toColumns = ({ units, accrued, output }: DeliveredRow) => ({ units, earned: accrued, output });

/** Stores what a run has delivered, unless it has ended. @param more whether it replaces an earlier record */
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
 * Stores what a run has delivered so far and notifies its followers in one statement, so that it takes one round trip
 * and one commit. @returns false, without a notification, when it has ended
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

/** Sets a run's delivered units to the number of its files; parts of a file, such as stems, do not count. */
export async function countUnits(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('run')
    .set({
      units: sql<number>`(select count(*) from asset where run_id = run.id and part_of is null and storage_key is not null)`,
    })
    .where('id', '=', id)
    .execute();
}
