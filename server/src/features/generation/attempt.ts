import { notMade } from '../runs/run-words';
import type { RunRow } from '../runs/tables';
import { faultLevel } from './fault-level';
import type { MakeContext } from './kind';
import { type ContextDeps, withContext } from './make-context';
import type { RunPlan } from './plan';
import { type StepResult, toFailure } from './step-result';
import { withStopSignal } from './stop-signal';

/** A paid request was sent whose response can no longer be obtained. */
export class Lost extends Error {
  override name = 'Lost';
}

/** Does work with a context; errors are returned as data, which a checkpoint can store. */
export function attempt<T>(
  deps: ContextDeps,
  plan: RunPlan,
  inner: (context: MakeContext, run: RunRow) => Promise<T>,
): Promise<StepResult<T>> {
  return withStopSignal(deps, plan, async (signal) => {
    const run = await deps.work.read(plan.id);
    try {
      signal.throwIfAborted();
      return { ok: true, value: await withContext(deps, run, signal, (context) => inner(context, run)) };
    } catch (error) {
      if (!signal.aborted) deps.log[faultLevel(error)]({ err: error, runId: plan.id, kind: run.kind }, 'making failed');
      return {
        ok: false,
        failure: toFailure(error, signal, error instanceof Lost ? error.message : notMade(run.kind)),
      };
    }
  });
}
