import type { AnyKind } from './features/generation/kind-registry';
import { queueOf } from './features/generation/run-workflow';
import type { QueueLimits } from './platform/runs/durable';
import { PROVIDERS } from './providers/providers';

/** Where runs wait: each built-in engine has a queue, since it takes a whole core; each vendor one for all its work. */
export function queuesOf(kinds: Iterable<AnyKind>): Record<string, QueueLimits> {
  return { ...Object.fromEntries([...kinds].map(builtInQueue)), ...VENDOR_QUEUES };
}

function builtInQueue({ name, queue = {} }: AnyKind): [string, QueueLimits] {
  const { atOnce = 1, perUser = 1 } = queue;
  return [queueOf({ kind: name, servedBy: 'embedded' }), { perProcess: atOnce, perUser }];
}

/** Also of vendors that are not configured: runs accepted earlier still finish or fail. */
const VENDOR_QUEUES: Record<string, QueueLimits> = Object.fromEntries(
  PROVIDERS.flatMap(({ id, queue }) => (queue ? [[id, queue]] : [])),
);
