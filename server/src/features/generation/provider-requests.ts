import type { Db } from '../../platform/db/database';

/**
 * Writes down that a request is about to be sent.
 * @returns 'fresh' when it may be sent now, else what became of the one sent before.
 */
export async function claimRequest(
  db: Db,
  runId: string,
  position: number,
  provider: string,
): Promise<'fresh' | { requestId: string | null }> {
  const fresh = await db
    .insertInto('provider_request')
    .values({ run_id: runId, position, provider, request_id: null })
    .onConflict((conflict) => conflict.columns(['run_id', 'position']).doNothing())
    .returning('run_id')
    .executeTakeFirst();
  if (fresh) return 'fresh';
  const row = await db
    .selectFrom('provider_request')
    .select('request_id')
    .where('run_id', '=', runId)
    .where('position', '=', position)
    .executeTakeFirstOrThrow();
  return { requestId: row.request_id };
}

/** Records what became of a request that was sent. */
export async function recordRequest(
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
