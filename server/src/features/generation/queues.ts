import type { QueueLimits } from '../../platform/runs/durable';
import type { AnyKind } from './kind-registry';
import { queueOf } from './run-workflow';

/** Where runs of the built-in engines wait: each has a queue, since it takes a whole core. */
export function builtInQueues(kinds: Iterable<AnyKind>): Record<string, QueueLimits> {
  return Object.fromEntries([...kinds].map(builtInQueue));
}

function builtInQueue({ name, queue = {} }: AnyKind): [string, QueueLimits] {
  const { atOnce = 1, perUser = 1 } = queue;
  return [queueOf({ kind: name, servedBy: 'embedded' }), { perProcess: atOnce, perUser }];
}
