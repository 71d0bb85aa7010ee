import type { VendorUsage } from '@flint/engines/spec/vendor-usage';
import type { Db } from '../../platform/db/database';
import { whenDatabaseIsBack } from '../../platform/db/database-away';
import { findRequest, insertRequest, type RequestChange, updateRequest } from './provider-requests-repository';
import { vendorCost } from './vendor-prices';

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
  return { requestId: (await findRequest(db, runId, position)).request_id };
}

/** Records the state of a sent request. */
export function recordRequest(
  db: Db,
  runId: string,
  position: number,
  change: Pick<RequestChange, 'request_id' | 'model'> & { state: 'accepted' | 'lost' | 'done' },
): Promise<void> {
  return updateRequest(db, runId, position, change);
}

/**
 * Records what a vendor told of its count for a request, and what that costs at the price of today; a count without a
 * known price has no cost. What was not told changes nothing.
 */
export async function recordUsage(
  db: Db,
  runId: string,
  position: number,
  told: VendorUsage | undefined,
): Promise<void> {
  if (!told) return;
  await whenDatabaseIsBack(async () => {
    const { provider, model: asked } = await findRequest(db, runId, position);
    const model = told.model ?? asked;
    const { units } = told;
    const cost = units && vendorCost(provider, model, units);
    await updateRequest(db, runId, position, {
      model,
      units: units && JSON.stringify(units),
      cost_micros: cost ?? null,
    });
  });
}
