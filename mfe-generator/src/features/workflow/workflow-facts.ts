import type { WorkflowRecipe } from '@flint/shared/contracts/recipes/workflow';
import type { Facts } from '@flint/shared/orders/parts/run-facts';

/** Facts of a workflow beside its name. */
export function workflowFacts({ steps }: WorkflowRecipe): Facts {
  return { details: [steps.length === 1 ? '1 step' : `${steps.length} steps`] };
}
