import { UNHURRIED_MS } from '../../platform/runs/poll';
import type { Kind } from '../generation/kind';
import type { CarryOutDeps } from './carry-out';
import { conduct } from './conduct';

/**
 * Workflows: they make nothing themselves. Each step is ordered from the kind that makes it, in a run of its own that
 * waits in that kind's line.
 * @param stepTimeoutMs how long one step may take, in milliseconds
 */
export function workflowKind(deps: CarryOutDeps, stepTimeoutMs: number): Kind<'workflow'> {
  return {
    name: 'workflow',
    label: 'Workflow',
    makers: [
      {
        servedBy: 'embedded',
        // One checkpoint for all: what each step did is in rows of its own.
        steps: (run) => run.step('steps', (context) => conduct(deps, run.recipe, context)),
      },
    ],
    // The steps wait in line for the engines themselves.
    queue: { atOnce: 4, pollMs: UNHURRIED_MS },
    title: ({ name }) => name,
    price: ({ prices }) => prices.reduce((sum, price) => sum + price, 0),
    asked: ({ steps }) => steps.length,
    timeoutMs: ({ steps }) => steps.length * stepTimeoutMs,
  };
}
