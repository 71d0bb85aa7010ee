import { Counter, Histogram, type Registry } from 'prom-client';
import { listen } from '../channels';
import type { RunEvent } from '../run-event';
import { bounded } from './bounded';

const BUCKETS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 80, 160, 320, 640];
const ENDS = ['completed', 'failed', 'cancelled'] as const;

/** Runs and movements of credits, from the events of this process. @returns unregisters its listeners */
export function registerRunMetrics(registry: Registry, kinds: readonly string[]): () => void {
  const registers = [registry];
  const labelled = <L extends string>(name: string, help: string, ...labelNames: L[]) =>
    new Counter({ name, help, labelNames, registers });
  const timed = <L extends string>(name: string, help: string, ...labelNames: L[]) =>
    new Histogram({ name, help, labelNames, buckets: BUCKETS, registers });

  const accepted = labelled('flint_runs_accepted_total', 'Runs accepted', 'kind');
  const ended = labelled('flint_runs_ended_total', 'Runs ended, by how', 'kind', 'status');
  const reasons = labelled(
    'flint_run_failures_total',
    'Runs that did not deliver all, by error code',
    'kind',
    'reason',
  );
  const resumed = labelled('flint_runs_resumed_total', 'Runs gone on with after a restart or a crash');
  const wait = timed('flint_run_wait_seconds', 'Time from acceptance until work began', 'kind');
  const duration = timed('flint_run_duration_seconds', 'Time from acceptance to the end', 'kind', 'status');
  const steps = timed('flint_step_duration_seconds', 'Time a step took', 'step');
  const stepFailures = labelled(
    'flint_step_failures_total',
    'Steps that did not end well, by error code',
    'step',
    'code',
  );
  const movements = labelled('flint_credit_movements_total', 'Movements in the ledger', 'movement');
  const credits = labelled('flint_credits_moved_total', 'Whole credits moved', 'movement');

  for (const kind of kinds) {
    accepted.inc({ kind }, 0);
    for (const status of ENDS) ended.inc({ kind, status }, 0);
  }
  const [reason, code, step] = [bounded(40), bounded(40), bounded(40)];

  const take = (event: RunEvent): void => {
    if (event.event === 'accepted') accepted.inc({ kind: event.kind });
    else if (event.event === 'started') wait.observe({ kind: event.kind }, event.waitedMs / 1000);
    else if (event.event === 'resumed') resumed.inc();
    else if (event.event === 'step') {
      const name = step(event.step.replace(/-\d+$/, ''));
      steps.observe({ step: name }, event.ms / 1000);
      if (event.outcome !== 'ok') stepFailures.inc({ step: name, code: code(event.outcome) });
    } else if (event.event === 'ended') {
      const { kind, status } = event;
      ended.inc({ kind, status });
      duration.observe({ kind, status }, event.ms / 1000);
      if (event.reason) reasons.inc({ kind, reason: reason(event.reason) });
    }
  };
  const ends = [
    listen('run', ({ event }) => take(event)),
    listen('money', ({ movement, spendable, held, earned }) => {
      movements.inc({ movement });
      credits.inc({ movement }, Math.max(Math.abs(spendable), Math.abs(held), earned));
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}
