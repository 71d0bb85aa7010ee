import type { Db } from '../../platform/db/database';

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

/** The provider's id of a request; null while it is unknown. @throws NoResultError when there is no such request */
export async function findRequestId(db: Db, runId: string, position: number): Promise<string | null> {
  const row = await db
    .selectFrom('provider_request')
    .select('request_id')
    .where('run_id', '=', runId)
    .where('position', '=', position)
    .executeTakeFirstOrThrow();
  return row.request_id;
}

export async function updateRequest(
  db: Db,
  runId: string,
  position: number,
  change: { state: 'accepted' | 'lost' | 'done'; request_id?: string },
): Promise<void> {
  await db
    .updateTable('provider_request')
    .set(change)
    .where('run_id', '=', runId)
    .where('position', '=', position)
    .execute();
}
