import { kinds } from './features/generation/kinds-feature';
import { builtInQueues } from './features/generation/queues';
import type { KeyChecks } from './platform/checks/key-checks';
import type { Composition } from './platform/composition/compose';
import { database } from './platform/postgres/database-feature';
import { launchDurable } from './platform/runs/durable';
import { signals } from './platform/runs/feature';
import { startSweeps } from './platform/runs/sweeps';
import type { Metrics } from './platform/telemetry/metrics/create-metrics';

/** Keys are checked this much more seldom than other sweeps run: once a minute. */
const KEYS_EVERY = 12;

/** Takes up durable work and the sweeps, as far as the role has them: every workflow is registered by now. */
export async function takeUpWork(server: Composition, { onSweep }: Metrics, keys: KeyChecks): Promise<void> {
  const { pool, url: databaseUrl } = server.get(database);
  const { config, log, onStop } = server.context;
  const queues = { ...builtInQueues(server.get(kinds).all), ...server.queues };
  const works = config.role !== 'web';
  const durable = await launchDurable({ databaseUrl, works, pool, queues, signals: server.get(signals), log });
  onStop(() => durable.stop());
  const orphans = { name: 'orphaned-workflows', everyMs: config.sweepMs, run: () => durable.adoptOrphans() };
  const every = [keys.sweep(KEYS_EVERY * config.sweepMs), ...server.context.contributed('sweeps')];
  const own = works ? [orphans, ...every] : every.filter(({ isOfEveryProcess }) => isOfEveryProcess);
  const sweeps = startSweeps(own, log, onSweep);
  onStop(() => sweeps.stop());
}
