import type { Db } from '../../db/database';
import { publish } from '../channels';
import type { RunEvent } from '../run-event';
import { bounded } from './bounded';
import type { Collector } from './collector';
import { createMetrics, type Metrics } from './create-metrics';

const pool = { totalCount: 3, idleCount: 1, waitingCount: 2, options: { max: 20 } };
const read = jest.fn<ReturnType<Collector['collect']>, []>();
const collector: Collector = {
  name: 'waiting',
  everyMs: 60_000,
  gauges: [
    { name: 'flint_waiting', help: 'x', labels: ['queue'] },
    { name: 'flint_plain', help: 'x' },
  ],
  collect: read,
};
let metrics: Metrics;

const create = (collectors: readonly Collector[] = []) =>
  createMetrics({
    ...{ db: {} as Db, pool, collectors, version: '1.2.3', environment: 'test' },
    ...{ kinds: ['image'], providers: ['replicate'] },
  });
const body = async () => (await metrics.scrape()).body;
const run = (event: RunEvent) => publish('run', { run: { runId: 'r', userId: 'u', requestId: null }, at: 0, event });

afterEach(() => metrics.stop());

test('metrics: runs are counted by kind, status and reason, from 0 on', async () => {
  metrics = create();
  expect(await body()).toContain('flint_runs_ended_total{kind="image",status="failed"} 0');
  run({ event: 'accepted', kind: 'image', servedBy: 'replicate', price: 4, asked: 1, partOf: null });
  run({ event: 'started', kind: 'image', waitedMs: 300 });
  const end = { event: 'ended', kind: 'image', charged: 0, delivered: 0, ms: 1500 } as const;
  run({ ...end, status: 'failed', reason: 'provider_failed' });
  const text = await body();
  expect(text).toContain('flint_runs_accepted_total{kind="image"} 1');
  expect(text).toContain('flint_runs_ended_total{kind="image",status="failed"} 1');
  expect(text).toContain('flint_run_failures_total{kind="image",reason="provider_failed"} 1');
  expect(text).toContain('flint_run_duration_seconds_sum{kind="image",status="failed"} 1.5');
  expect(text).toContain('flint_run_wait_seconds_bucket{le="0.5",kind="image"} 1');
});

test('metrics: provider faults are counted by code, cancellations are not', async () => {
  metrics = create();
  expect(await body()).toContain('flint_provider_requests_total{provider="replicate",result="failed"} 0');
  const failed = { event: 'provider_failed', provider: 'replicate', position: 0, ms: 20 } as const;
  run({ ...failed, code: 'busy' });
  run({ ...failed, code: 'cancelled' });
  const text = await body();
  expect(text).toContain('flint_provider_requests_total{provider="replicate",result="failed"} 1');
  expect(text).toContain('flint_provider_faults_total{provider="replicate",code="busy"} 1');
  expect(text).not.toContain('code="cancelled"');
});

test('metrics: numbered steps share one series', async () => {
  metrics = create();
  run({ event: 'step', step: 'draw-0', ms: 10, outcome: 'ok' });
  run({ event: 'step', step: 'draw-1', ms: 10, outcome: 'provider_failed' });
  const text = await body();
  expect(text).toContain('flint_step_duration_seconds_count{step="draw"} 2');
  expect(text).toContain('flint_step_failures_total{step="draw",code="provider_failed"} 1');
});

test('metrics: sweeps export when they last succeeded', async () => {
  metrics = create();
  metrics.onSweep({ name: 'mail', ms: 250, error: undefined });
  metrics.onSweep({ name: 'chains', ms: 5, error: new Error('no') });
  const text = await body();
  expect(text).toContain('flint_sweep_runs_total{sweep="mail",result="ok"} 1');
  expect(text).toContain('flint_sweep_runs_total{sweep="chains",result="error"} 1');
  expect(text).toContain('flint_sweep_duration_seconds{sweep="mail"} 0.25');
  expect(text).toMatch(/flint_sweep_last_success_timestamp_seconds\{sweep="mail"\} \d{10}/);
  expect(text).not.toContain('flint_sweep_last_success_timestamp_seconds{sweep="chains"}');
});

test('metrics: streams, pool and build', async () => {
  metrics = create();
  publish('stream', { change: 1 });
  publish('stream', { change: 1 });
  publish('stream', { change: -1 });
  const text = await body();
  expect(text).toContain('flint_event_streams_open 1');
  expect(text).toContain('flint_pg_pool_waiting 2');
  expect(text).toMatch(/flint_build_info\{version="1.2.3",node="[\d.]+",environment="test"\} 1/);
});

test('metrics: a collector is read once for many scrapes', async () => {
  read.mockResolvedValue([{ gauge: 'flint_waiting', labels: { queue: 'replicate' }, value: 7 }]);
  metrics = create([collector]);
  const [first] = await Promise.all([body(), body()]);
  expect(await body()).toContain('flint_waiting{queue="replicate"} 7');
  expect(first).toContain('flint_collector_up{collector="waiting"} 1');
  expect(first).not.toMatch(/^flint_plain \d/m);
  expect(read).toHaveBeenCalledTimes(1);
});

test('metrics: a failing collector exports no stale value and is marked down', async () => {
  read.mockResolvedValueOnce([{ gauge: 'flint_plain', value: 7 }]).mockRejectedValue(new Error('away'));
  metrics = create([{ ...collector, everyMs: 0 }]);
  expect(await body()).toMatch(/^flint_plain 7$/m);
  const text = await body();
  expect(text).toContain('flint_collector_up{collector="waiting"} 0');
  expect(text).not.toMatch(/^flint_plain \d/m);
});

test('metrics: a label’s values are bounded', () => {
  const label = bounded(2);
  expect(['a', 'b', 'c', 'a'].map(label)).toEqual(['a', 'b', 'other', 'a']);
});
