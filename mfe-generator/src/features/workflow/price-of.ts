import type { Costs } from '@flint/shared/contracts/credits';
import { priceSteps } from '@flint/shared/contracts/prices/workflow-price';
import type { ServedBy } from '@flint/shared/contracts/providers';
import { toWorkflow } from '@flint/shared/contracts/workflows';
import { toBody, type WorkflowOrder } from './order';

/** What each step holds, in whole credits; undefined until the prices are known, and where nobody does a step here. */
export function pricesOf(order: WorkflowOrder, costs: Costs | null, filmedBy: ServedBy): readonly number[] | undefined {
  if (!costs) return undefined;
  try {
    // As it is typed: what is still missing counts as empty.
    return priceSteps(costs, { ...toWorkflow(toBody(order)), steps: order.steps }, filmedBy);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
