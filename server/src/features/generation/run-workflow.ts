import { AsyncResource } from 'node:async_hooks';
import { DBOS } from '@dbos-inc/dbos-sdk';
import type { RunKind } from '@flint/shared/contracts/kinds';
import type { ServedBy } from '@flint/shared/contracts/providers';

/** The fields of a run that decide its queue. */
export interface Waiting {
  readonly id: string;
  readonly userId: string;
  readonly kind: RunKind;
  readonly servedBy: ServedBy;
}

export interface RunWorkflow {
  /** Hands a run to its queue. Idempotent. */
  start(run: Waiting): Promise<void>;
}

/** Queue of a run: each built-in engine has its own, each vendor one for all its work. */
export function queueOf({ kind, servedBy }: Pick<Waiting, 'kind' | 'servedBy'>): string {
  return servedBy === 'embedded' ? `embedded-${kind}` : servedBy;
}

/**
 * Registers the durable workflow of runs; call before the engine is launched.
 * @param name contains its version: a changed order of steps needs a new workflow beside the old one's runs in flight
 */
export function registerRunWorkflow(name: string, work: (runId: string) => Promise<void>): RunWorkflow {
  const workflow = DBOS.registerWorkflow(work, { name });
  const start = async (run: Waiting) => {
    const enqueueOptions = { queuePartitionKey: run.userId };
    await DBOS.startWorkflow(workflow, { workflowID: run.id, queueName: queueOf(run), enqueueOptions })(run.id);
  };
  // The engine refuses to start a workflow inside another's step: this binds the start to the outer async context.
  return { start: AsyncResource.bind(start) };
}
