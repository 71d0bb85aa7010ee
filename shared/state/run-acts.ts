import { request } from '../api/request';
import { priceImages } from '../contracts/costs';
import type { Costs } from '../contracts/credits';
import type { Store } from '../contracts/remotes';
import * as calls from '../contracts/runs';
import { putRuns } from './runs';
import { startPaid } from './start-paid';

/** Asks a run to stop. @throws as `request` */
export async function cancelRun(store: Store, runId: string): Promise<void> {
  const { run } = await request(calls.cancelRun, { params: { id: runId } });
  putRuns(store, [run]);
}

/**
 * Starts an ended run again at the price that was shown. The same key again is the same new run.
 * @throws as `request`
 */
export function retryRun(store: Store, runId: string, price: number, idempotencyKey: string): Promise<void> {
  return startPaid(store, price, () => request(calls.retryRun, { params: { id: runId } }, { idempotencyKey }));
}

/** What making a run again costs now, in whole credits; undefined while that is not known. */
export function retryPrice({ recipe }: calls.Run, costs: Costs | null): number | undefined {
  return costs && `image:${recipe.model}` in costs ? priceImages(costs, recipe.model, recipe.count) : undefined;
}
