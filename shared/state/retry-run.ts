import { request } from '../api/request';
import type { Costs } from '../contracts/credits';
import { priceRecipe } from '../contracts/prices/recipe-price';
import type { Store } from '../contracts/remotes';
import * as calls from '../contracts/runs';
import { startPaid } from './start-paid';

/**
 * Starts an ended run again at the price that was shown. The same key again is the same new run.
 * @throws as `request`
 */
export function retryRun(store: Store, runId: string, price: number, idempotencyKey: string): Promise<void> {
  return startPaid(store, price, () => request(calls.retryRun, { params: { id: runId } }, { idempotencyKey }));
}

/** What making a run again costs now, in whole credits; undefined while that is not known. */
export function retryPrice(run: calls.Run, costs: Costs | null): number | undefined {
  // What a workflow has done is not done, or paid, again.
  if (run.kind === 'workflow') return restOf(run);
  try {
    return costs ? priceRecipe(run.kind, costs, run.recipe as never) : undefined;
  } catch {
    // Nobody does it here any more.
    return undefined;
  }
}

function restOf({ price, output }: Extract<calls.Run, { kind: 'workflow' }>): number {
  return output?.steps.reduce((rest, step) => (step.status === 'done' ? rest : rest + step.price), 0) ?? price;
}
