import type { Kind } from '../../generation/kind';
import type { CarryOutDeps } from './carry-out';
import { conduct } from './conduct';

/**
 * The kind `workflow` of an earlier release: nothing starts one, and those under way end here. Each step is a run of its
 * own kind and waits in that kind's queue.
 * @param stepTimeoutMs limit of one step, in milliseconds
 */
export function workflowKind(deps: CarryOutDeps, stepTimeoutMs: number): Kind<'workflow'> {
  return {
    name: 'workflow',
    makers: [
      {
        servedBy: 'embedded',
        // One checkpoint for all steps: their progress is in rows.
        steps: (run) => run.step('steps', (context) => conduct(deps, run.recipe, context)),
      },
    ],
    // Concurrency is limited by the queues of the steps' kinds.
    queue: { atOnce: 4 },
    title: ({ name }) => name,
    price: ({ prices }) => prices.reduce((sum, price) => sum + price, 0),
    asked: ({ steps }) => steps.length,
    timeoutMs: ({ steps }) => steps.length * stepTimeoutMs,
  };
}
