import type { Updateable } from 'kysely';
import type { Db } from '../../platform/db/database';
import type { ProviderRequestTable } from '../runs/tables';

/** @returns whether the position in the run had no request before; else nothing changes */
export async function insertRequest(
  db: Db,
  row: { run_id: string; position: number; provider: string },
): Promise<boolean> {
  const made = await db
    .insertInto('provider_request')
    .values({ ...row, request_id: null })
    .onConflict((conflict) => conflict.columns(['run_id', 'position']).doNothing())
    .returning('run_id')
    .executeTakeFirst();
  return made !== undefined;
}

/** @throws NoResultError when there is no such request */
export function findRequest(db: Db, runId: string, position: number) {
  return db
    .selectFrom('provider_request')
    .select(['provider', 'request_id', 'model'])
    .where('run_id', '=', runId)
    .where('position', '=', position)
    .executeTakeFirstOrThrow();
}

export type RequestChange = Pick<
  Updateable<ProviderRequestTable>,
  'state' | 'request_id' | 'model' | 'units' | 'cost_micros'
>;

export async function updateRequest(db: Db, runId: string, position: number, change: RequestChange): Promise<void> {
  await db
    .updateTable('provider_request')
    .set(change)
    .where('run_id', '=', runId)
    .where('position', '=', position)
    .execute();
}
