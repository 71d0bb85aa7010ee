import Fastify from 'fastify';
import { type App, drained } from './app';
import type { Config } from './config';
import type { KeyChecks } from './platform/checks/key-checks';
import type { Composition } from './platform/composition/compose';
import { installErrorHandler } from './platform/http/error-handler';
import { registerHealthRoutes } from './platform/http/health-routes';
import { installNotFound } from './platform/http/method-not-allowed';
import { database } from './platform/postgres/database-feature';
import { diskSpace } from './platform/storage/space-feature';
import type { Metrics } from './platform/telemetry/metrics/create-metrics';
import { registerMetricsRoute } from './platform/telemetry/metrics/metrics-route';

/** The HTTP server of a worker: health and metrics, for the machine that runs it. */
export function buildWorkerApp(config: Config, server: Composition, metrics: Metrics, keys: KeyChecks): App {
  const { log, stopping } = server.context;
  const app = Fastify({ loggerInstance: log, forceCloseConnections: 'idle' });
  installErrorHandler(app);
  installNotFound(app, []);
  registerHealthRoutes(app, { pool: server.get(database).pool, stopping, space: server.get(diskSpace), keys });
  registerMetricsRoute(app, metrics, config.metricsToken);
  return drained(app);
}
