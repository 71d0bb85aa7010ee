import { AsyncResource } from 'node:async_hooks';
import { DBOS } from '@dbos-inc/dbos-sdk';
import type { ServedBy } from '@flint/shared/contracts/providers';
import type { RunKind } from '@flint/shared/contracts/runs';

/** What decides where a run waits. */
export interface Waiting {
  readonly id: string;
  readonly userId: string;
  readonly kind: RunKind;
  readonly servedBy: ServedBy;
}

export interface RunWorkflow {
  /** Hands a run to the queue; once per run, however often it is called. */
  start(run: Waiting): Promise<void>;
}

/** Where a run waits: each built-in engine has its own queue, each vendor one for all its work. */
export function queueOf({ kind, servedBy }: Pick<Waiting, 'kind' | 'servedBy'>): string {
  return servedBy === 'embedded' ? `embedded-${kind}` : servedBy;
}

/**
 * Registers the durable work of runs; call before the engine is launched.
 * @param name carries its version: a changed order of steps is a new workflow, beside the old one's runs in flight
 */
export function registerRunWorkflow(name: string, work: (runId: string) => Promise<void>): RunWorkflow {
  const workflow = DBOS.registerWorkflow(work, { name });
  const start = async (run: Waiting) => {
    const enqueueOptions = { queuePartitionKey: run.userId };
    await DBOS.startWorkflow(workflow, { workflowID: run.id, queueName: queueOf(run), enqueueOptions })(run.id);
  };
  // The engine starts no workflow from within another's step: a step of a workflow is begun as if from outside.
  return { start: AsyncResource.bind(start) };
}

const LIVE = new Set(['PENDING', 'ENQUEUED', 'DELAYED']);

/** What the queue knows of a run: nothing, that it waits or works, or that its workflow has ended, well or badly. */
export async function workflowState(runId: string): Promise<'unknown' | 'live' | 'ended'> {
  const found = await DBOS.getWorkflowStatus(runId);
  if (found === null) return 'unknown';
  return LIVE.has(found.status) ? 'live' : 'ended';
}
