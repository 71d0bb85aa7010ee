import { RUN_KINDS } from '@flint/shared/contracts/runs';
import type { Composition } from './platform/composition/compose';
import { database } from './platform/postgres/database-feature';
import { logWorkerFaults } from './platform/telemetry/logger';
import { databaseGauges } from './platform/telemetry/metrics/collectors/database-gauges';
import { diskGauges } from './platform/telemetry/metrics/collectors/disk-gauges';
import { createMetrics, type Metrics } from './platform/telemetry/metrics/create-metrics';
import { startRunLog } from './platform/telemetry/run-log';
import { PROVIDERS } from './providers/providers';
import { VERSION } from './version';

/** Starts what lets a server be watched: the lines of runs and of worker threads, and the metrics of every feature. */
export function watch(server: Composition): Metrics {
  const { db, pool } = server.get(database);
  const { config, log, onStop } = server.context;
  onStop(startRunLog({ db, log }));
  onStop(logWorkerFaults(log));
  const metrics = createMetrics({
    ...{ db, pool, kinds: RUN_KINDS, environment: config.environment, version: VERSION },
    // The built-in engines have no queue of their own: they are no exchange with another.
    providers: PROVIDERS.filter(({ isOn, queue }) => queue && isOn(config)).map(({ id }) => id),
    collectors: [databaseGauges, diskGauges(config.dataDir), ...server.context.contributed('gauges')],
  });
  onStop(() => metrics.stop());
  return metrics;
}
