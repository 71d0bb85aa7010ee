import { request } from '../api/request';
import type { Costs } from '../contracts/credits';
import { priceRecipe } from '../contracts/prices/recipe-price';
import type { Store } from '../contracts/remotes';
import * as calls from '../contracts/runs';
import { startPaid } from './start-paid';

/**
 * Starts a new run of an ended run's recipe at the price that was shown. Idempotent by its key.
 * @throws as `request`
 */
export function retryRun(store: Store, runId: string, price: number, idempotencyKey: string): Promise<void> {
  return startPaid(store, price, () => request(calls.retryRun, { params: { id: runId } }, { idempotencyKey }));
}

/** What a retry costs now, in whole credits; undefined while it cannot be priced. */
export function retryPrice(run: calls.Run, costs: Costs | null): number | undefined {
  // A retried workflow skips, and does not charge, the steps that are done.
  if (run.kind === 'workflow') return remainingPrice(run);
  // A photo was not made here.
  if (run.kind === 'upload') return undefined;
  // So does a run of steps, whose page prices the rest.
  if (run.kind === 'steps') return run.status === 'completed' ? run.price : Math.max(0, run.price - (run.charged ?? 0));
  try {
    return costs ? priceRecipe(run.kind, costs, run.recipe as never) : undefined;
  } catch {
    // No provider serves this recipe any more.
    return undefined;
  }
}

function remainingPrice({ price, output }: Extract<calls.Run, { kind: 'workflow' }>): number {
  return output?.steps.reduce((rest, step) => (step.status === 'done' ? rest : rest + step.price), 0) ?? price;
}
