import { RUN_KINDS } from '@flint/shared/contracts/runs';
import type { Collector, GaugeRow } from '../../platform/telemetry/metrics/collector';
import { queueOf } from './run-workflow';
import { countUnfinished, type UnfinishedGroup } from './unfinished-groups-repository';

/** Unfinished runs by kind and queue. @param queues shown at 0 while they are empty */
export function runGauges(queues: readonly string[]): Collector {
  return {
    name: 'runs',
    everyMs: 2_000,
    gauges: [
      { name: 'flint_runs', help: 'Runs that have not ended', labels: ['kind', 'state'] },
      { name: 'flint_runs_oldest_seconds', help: 'Age of the oldest run that has not ended', labels: ['kind'] },
      { name: 'flint_queue_depth', help: 'Runs that wait to begin', labels: ['queue'] },
      { name: 'flint_queue_oldest_seconds', help: 'Age of the oldest run that waits to begin', labels: ['queue'] },
    ],
    async collect(db) {
      const groups = await countUnfinished(db);
      return [...byKind(groups), ...byQueue(groups, queues)];
    },
  };
}

function byKind(groups: readonly UnfinishedGroup[]): GaugeRow[] {
  return RUN_KINDS.flatMap((kind) => {
    const own = groups.filter((group) => group.kind === kind);
    const states = (['queued', 'running'] as const).map((state) => ({
      gauge: 'flint_runs',
      labels: { kind, state },
      value: sum(own.filter(({ status }) => status === state)),
    }));
    return [...states, { gauge: 'flint_runs_oldest_seconds', labels: { kind }, value: oldest(own) }];
  });
}

function byQueue(groups: readonly UnfinishedGroup[], queues: readonly string[]): GaugeRow[] {
  return queues.flatMap((queue) => {
    const own = groups.filter(
      ({ kind, served_by: servedBy, status }) => status === 'queued' && queueOf({ kind, servedBy }) === queue,
    );
    return [
      { gauge: 'flint_queue_depth', labels: { queue }, value: sum(own) },
      { gauge: 'flint_queue_oldest_seconds', labels: { queue }, value: oldest(own) },
    ];
  });
}

const sum = (groups: readonly UnfinishedGroup[]) => groups.reduce((total, { runs }) => total + runs, 0);
const oldest = (groups: readonly UnfinishedGroup[]) => Math.max(0, ...groups.map((group) => group.oldest));
