import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from './platform/db/database';
import type { Collector } from './platform/telemetry/metrics/collector';
import { createMetrics } from './platform/telemetry/metrics/create-metrics';

const ROOT = join(__dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const ALERTS = read('deploy/prometheus/alerts.yml');
const DASHBOARD = JSON.parse(read('deploy/grafana/flint.json')) as { panels: { targets?: { expr: string }[] }[] };
const MANUAL = read('docs/how-to/watch-a-server.md');

/** Series that Prometheus itself makes. */
const OF_PROMETHEUS = new Set(['up', 'ALERTS']);

/** Every collector there is: a file of gauges exports one, or a function of the names it shows at 0. */
const COLLECTORS = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('-gauges.ts'))
  .flatMap((path) => Object.values(require(join(__dirname, path)) as Record<string, Collector | (() => Collector)>))
  .map((gauges) => (typeof gauges === 'function' ? gauges() : gauges));

/** What a server exports, by name; of a histogram also its parts. */
async function exportedNames(): Promise<Set<string>> {
  const metrics = createMetrics({
    db: {} as Db,
    pool: { totalCount: 0, idleCount: 0, waitingCount: 0, options: { max: 1 } },
    collectors: COLLECTORS,
    ...{ version: '1', environment: 'test', kinds: [], providers: [] },
  });
  const { body } = await metrics.scrape();
  metrics.stop();
  return new Set(
    [...body.matchAll(/^# TYPE (\S+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [name, `${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  );
}

/** Names of metrics in a query: words before a selector, a range, an operator or the end, that are no function. */
const metricsIn = (query: string) => query.match(/\b(?:flint|nodejs|process)_\w+|\bup\b(?=\{)|\bALERTS\b/g) ?? [];

test('every metric of the dashboard and the alerts is exported', async () => {
  const exported = await exportedNames();
  const queries = DASHBOARD.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  const used = new Set([...queries, ALERTS].flatMap(metricsIn));
  expect(used.size).toBeGreaterThan(30);
  expect([...used].filter((name) => !exported.has(name) && !OF_PROMETHEUS.has(name))).toEqual([]);
});

test('every alert has a severity, a summary, and a page that says what to do', () => {
  const alerts = ALERTS.split(/^ +- alert: /m).slice(1);
  expect(alerts.length).toBeGreaterThan(10);
  for (const alert of alerts) {
    const [name] = alert.split('\n');
    const page = /runbook_url: (\S+)/.exec(alert)?.[1] ?? 'none';
    expect([name, /severity: (page|ticket)/.test(alert), /summary: \S/.test(alert)]).toEqual([name, true, true]);
    expect([name, page, existsSync(join(ROOT, page))]).toEqual([name, page, true]);
    expect([name, read(page).includes(`(${name})`)]).toEqual([name, true]);
  }
});

test('every alert is proved by a test of the rules', () => {
  const proved = read('deploy/prometheus/alerts.test.yml');
  const names = [...ALERTS.matchAll(/^ +- alert: (\w+)/gm)].map(([, name]) => name);
  expect(names.filter((name) => !proved.includes(`alertname="${name}"`))).toEqual([]);
});

test('the manual names every metric of ours, and no other', async () => {
  const bases = [...(await exportedNames())].filter((name) => name.startsWith('flint_'));
  const isPart = (name: string) =>
    bases.includes(name.replace(/_(bucket|sum|count)$/, '')) && /_(bucket|sum|count)$/.test(name);
  const own = bases.filter((name) => !isPart(name) || name === 'flint_ledger_entries_sum');
  const named = new Set(MANUAL.match(/\bflint_\w+/g));
  expect(own.filter((name) => !named.has(name))).toEqual([]);
  expect([...named].filter((name) => !bases.includes(name))).toEqual([]);
});
