import { Counter, Histogram, type Registry } from 'prom-client';
import { listen } from '../channels';
import { bounded } from './bounded';

const RESULTS = { provider_accepted: 'accepted', provider_delivered: 'delivered', provider_failed: 'failed' } as const;
const BUCKETS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300];
/** Codes that are no fault of the provider: stopped by a user or a deadline. */
const NOT_THEIRS = new Set(['cancelled']);

/** Requests to providers, with their faults by kind. @returns unregisters its listener */
export function registerProviderMetrics(registry: Registry, providers: readonly string[]): () => void {
  const requests = new Counter({
    name: 'flint_provider_requests_total',
    help: 'Exchanges with providers: orders accepted, results delivered, and either failed',
    labelNames: ['provider', 'result'],
    registers: [registry],
  });
  const faults = new Counter({
    name: 'flint_provider_faults_total',
    help: 'Failed exchanges by kind of fault',
    labelNames: ['provider', 'code'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'flint_provider_request_duration_seconds',
    help: 'Time until an order was accepted, or from asking until its result was fetched',
    labelNames: ['provider', 'result'],
    buckets: BUCKETS,
    registers: [registry],
  });
  const provider = bounded(20);
  const code = bounded(20);
  // Starts at 0, because Prometheus sees no increase in a counter that first appears at 1.
  for (const name of providers)
    for (const result of Object.values(RESULTS)) requests.inc({ provider: provider(name), result }, 0);
  return listen('run', ({ event }) => {
    if (!(event.event in RESULTS) || !('provider' in event)) return;
    if ('code' in event && NOT_THEIRS.has(event.code)) return;
    const labels = { provider: provider(event.provider), result: RESULTS[event.event] };
    requests.inc(labels);
    seconds.observe(labels, event.ms / 1000);
    if ('code' in event) faults.inc({ provider: labels.provider, code: code(event.code) });
  });
}
