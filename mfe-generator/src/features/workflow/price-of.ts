import type { Costs } from '@flint/shared/contracts/credits';
import { priceSteps } from '@flint/shared/contracts/prices/workflow-price';
import type { ServedBy } from '@flint/shared/contracts/providers';
import { toWorkflow } from '@flint/shared/contracts/workflows';
import { toBody, type WorkflowOrder } from './order';

/** The hold of each step, in whole credits; undefined until the prices are known, and where a step has no provider. */
export function pricesOf(order: WorkflowOrder, costs: Costs | null, filmedBy: ServedBy): readonly number[] | undefined {
  if (!costs) return undefined;
  try {
    // Prices the form as typed: missing values count as empty.
    return priceSteps(costs, { ...toWorkflow(toBody(order)), steps: order.steps }, filmedBy);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
