import type pg from 'pg';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Db } from '../../db/database';
import type { Collector } from './collector';
import { createHttpMetrics, type HttpMetrics } from './http-metrics';
import { registerPoolMetrics } from './pool-metrics';
import { registerProviderMetrics } from './provider-metrics';
import { readCollectors } from './read-collectors';
import { registerRunMetrics } from './run-metrics';
import { registerStreamMetrics } from './stream-metrics';
import { createSweepMetrics, type SweepMetrics } from './sweep-metrics';

export interface Metrics {
  readonly http: HttpMetrics;
  /** Takes each run of a sweep: for `startSweeps`. */
  readonly onSweep: SweepMetrics;
  /** All metrics in Prometheus' text format. */
  scrape(): Promise<{ readonly contentType: string; readonly body: string }>;
  stop(): void;
}

export interface MetricsOptions {
  readonly db: Db;
  readonly pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'> & { readonly options: { max: number } };
  readonly collectors: readonly Collector[];
  readonly version: string;
  readonly environment: string;
  /** Kinds of runs and names of providers that are exported from the start, at 0. */
  readonly kinds: readonly string[];
  readonly providers: readonly string[];
}

/**
 * Interval at which the delay of the event loop is measured, in milliseconds, and the least that is shown of it. Each
 * measurement wakes an idle process.
 */
const LOOP_PRECISION_MS = 100;

/** Everything this process exports; the names are in docs/how-to/watch-a-server.md. */
export function createMetrics(options: MetricsOptions): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LOOP_PRECISION_MS });
  new Gauge({
    name: 'flint_build_info',
    help: 'Always 1; the labels say what runs',
    labelNames: ['version', 'node', 'environment'],
    registers: [registry],
  }).set({ version: options.version, node: process.versions.node, environment: options.environment }, 1);
  registerPoolMetrics(registry, options.pool);
  const ends = [
    registerRunMetrics(registry, options.kinds),
    registerProviderMetrics(registry, options.providers),
    registerStreamMetrics(registry),
  ];
  const read = readCollectors(registry, options.db, options.collectors);
  return {
    http: createHttpMetrics(registry),
    onSweep: createSweepMetrics(registry),
    async scrape() {
      await read();
      return { contentType: registry.contentType, body: await registry.metrics() };
    },
    stop() {
      for (const end of ends) end();
      registry.clear();
    },
  };
}
