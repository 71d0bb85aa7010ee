import { Counter, Gauge, type Registry } from 'prom-client';

/** Takes one run of a sweep; `error` is what it threw, undefined where it did not. */
export type SweepMetrics = (swept: { readonly name: string; readonly ms: number; readonly error: unknown }) => void;

/** Background sweeps by name: how often each ran and failed, how long it took, and when it last succeeded. */
export function createSweepMetrics(registry: Registry): SweepMetrics {
  const runs = new Counter({
    name: 'flint_sweep_runs_total',
    help: 'Runs of background sweeps',
    labelNames: ['sweep', 'result'],
    registers: [registry],
  });
  const lastSuccess = new Gauge({
    name: 'flint_sweep_last_success_timestamp_seconds',
    help: 'When a sweep last succeeded, in seconds since 1970',
    labelNames: ['sweep'],
    registers: [registry],
  });
  const duration = new Gauge({
    name: 'flint_sweep_duration_seconds',
    help: 'How long the last run of a sweep took',
    labelNames: ['sweep'],
    registers: [registry],
  });
  return ({ name: sweep, ms, error }) => {
    const failed = error !== undefined;
    runs.inc({ sweep, result: 'ok' }, failed ? 0 : 1);
    runs.inc({ sweep, result: 'error' }, failed ? 1 : 0);
    duration.set({ sweep }, ms / 1000);
    if (!failed) lastSuccess.set({ sweep }, Date.now() / 1000);
  };
}
