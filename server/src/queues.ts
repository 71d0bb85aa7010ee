import type { Config } from './config';
import type { AnyKind } from './features/generation/kind-registry';
import { queueOf } from './features/generation/run-workflow';
import type { QueueLimits } from './platform/runs/durable';
import { LEFT_OVER_MS, SOON_MS } from './platform/runs/poll';
import { PROVIDERS } from './providers/providers';

/** Where runs wait: each built-in engine has a queue, since it takes a whole core; each vendor one for all its work. */
export function queuesOf(config: Config, kinds: Iterable<AnyKind>): Record<string, QueueLimits> {
  return { ...Object.fromEntries([...kinds].map(builtInQueue)), ...Object.fromEntries(vendorQueues(config)) };
}

function builtInQueue({ name, makers, queue = {} }: AnyKind): [string, QueueLimits] {
  const { atOnce = 1, perUser = 1, pollMs = SOON_MS } = queue;
  const isFirst = makers[0].servedBy === 'embedded' || makers[0].servedBy === null;
  const limits = { perProcess: atOnce, perUser, pollMs: isFirst ? pollMs : LEFT_OVER_MS };
  return [queueOf({ kind: name, servedBy: 'embedded' }), limits];
}

function vendorQueues(config: Config): [string, QueueLimits][] {
  return PROVIDERS.flatMap(({ id, queue, isOn }) =>
    queue ? [[id, isOn(config) ? queue : { ...queue, pollMs: LEFT_OVER_MS }]] : [],
  );
}
