import type { Db } from '../../platform/db/database';
import { findRequestId, insertRequest, updateRequest } from './provider-requests-repository';

/**
 * Claims a request before it is sent, so that it is sent at most once.
 * @returns 'fresh' when it may be sent now, else the state of the one sent before
 */
export async function claimRequest(
  db: Db,
  runId: string,
  position: number,
  provider: string,
): Promise<'fresh' | { requestId: string | null }> {
  const fresh = await insertRequest(db, { run_id: runId, position, provider });
  if (fresh) return 'fresh';
  return { requestId: await findRequestId(db, runId, position) };
}

/** Records the state of a sent request. */
export function recordRequest(
  db: Db,
  runId: string,
  position: number,
  change: { state: 'accepted' | 'lost' | 'done'; request_id?: string },
): Promise<void> {
  return updateRequest(db, runId, position, change);
}
