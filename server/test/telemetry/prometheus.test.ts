import { readFileSync } from 'node:fs';
import { type Fal, startFal } from '../support/fal';
import { DASHBOARD, hasPrometheus, promtool, RULE_TESTS, RULES, startPrometheus } from '../support/prometheus';
import { startServer, type TestClient, type TestServer } from '../support/server';
import { until } from '../support/until';

const IMAGES = '/api/fal-ai/generate/image';

/** Needs the Debian package `prometheus`; CI installs it. */
const withPrometheus = hasPrometheus ? describe : describe.skip;

withPrometheus('a real Prometheus', () => {
  let fal: Fal;
  let server: TestServer;
  let user: TestClient;
  let prometheus: Awaited<ReturnType<typeof startPrometheus>>;

  beforeAll(async () => {
    fal = await startFal();
    server = await startServer({ ...fal.env, RATE_LIMIT_FACTOR: '1000' });
    prometheus = await startPrometheus(new URL(server.url).host);
    user = await server.signUpVerified();
    await user.grant(100);
    await until(async () => (await figure('up{job="flint"}')) === 1, 'The target');
  });
  afterAll(async () => {
    await prometheus.stop();
    await server.stop();
    await fal.stop();
  });

  const order = (body: object = {}) => user.fetchJson('POST', IMAGES, { prompt: 'a lake', ...body });
  const figure = async (query: string) => (await prometheus.query(query))[0]?.value;
  const untilValue = (query: string, value: number) =>
    until(async () => (await figure(query)) === value, `${query} = ${value}`);

  test('scrapes the counters of the server', async () => {
    expect(await prometheus.targets()).toMatchObject([{ health: 'up', lastError: '' }]);
    await fal.script();
    expect((await order()).status).toBe(200);
    expect((await order({ num_images: 2 })).status).toBe(200);
    await fal.script({ run: { error: 500 } });
    expect((await order()).status).toBe(502);

    await untilValue('flint_runs_ended_total{kind="image",status="failed"}', 1);
    expect(await figure('flint_runs_ended_total{kind="image",status="completed"}')).toBe(2);
    expect(await figure('sum(flint_runs_accepted_total)')).toBe(3);
    expect(await figure(`flint_http_requests_total{route="${IMAGES}",method="POST",status="200"}`)).toBe(2);
    expect(await figure(`flint_http_requests_total{route="${IMAGES}",method="POST",status="502"}`)).toBe(1);
    expect(await figure('flint_provider_faults_total{provider="fal",code="failed"}')).toBe(1);
    expect(await figure('flint_credits_moved_total{movement="settle"}')).toBe(12);
    expect(await figure('flint_credits_moved_total{movement="refund"}')).toBe(4);
    expect(await figure('flint_ledger_entries_sum')).toBe(0);
    expect(await figure('flint_ledger_accounts_below_zero')).toBe(0);
    expect(await figure('min(flint_collector_up)')).toBe(1);
    // The last workflow ends a moment after its run.
    await untilValue('flint_queue_depth{queue="fal"}', 0);
    expect(await figure('flint_sweep_runs_total{sweep="stale-runs",result="ok"}')).toBeGreaterThan(0);
    expect(await figure('time() - flint_sweep_last_success_timestamp_seconds{sweep="mail"}')).toBeLessThan(60);
    expect(await figure('flint_build_info{environment="development"}')).toBe(1);
  });

  test('cardinality: unknown paths create no time series', async () => {
    const before = (await figure('count(flint_http_requests_total)')) ?? 0;
    for (let at = 0; at < 30; at++) await server.client().fetch(`/api/no-such-thing-${at}?x=${at}`);
    await until(
      async () => ((await figure('sum(flint_http_requests_total{status="404"})')) ?? 0) >= 30,
      'The requests',
    );
    expect(await figure('count(flint_http_requests_total)')).toBeLessThanOrEqual(before + 2);
  });

  test('every query of the dashboard returns data', async () => {
    const { panels } = JSON.parse(readFileSync(DASHBOARD, 'utf8')) as { panels: { targets?: { expr: string }[] }[] };
    const queries = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
    expect(queries.length).toBeGreaterThan(30);
    const answers = await Promise.all(
      queries.map(
        async (query) => [query, await prometheus.query(query.replaceAll('$__rate_interval', '1m'))] as const,
      ),
    );
    expect(answers.filter(([, samples]) => samples.length === 0).map(([query]) => query)).toEqual([]);
  });

  test('a failing vendor fires its own alert, and no other', async () => {
    await fal.script({ submit: { error: 500 } });
    for (let at = 0; at < 6; at++) expect((await order()).status).toBe(502);
    const firing = await until(async () => {
      const found = (await prometheus.alerts()).filter(({ state }) => state === 'firing');
      return found.length > 0 && found;
    }, 'The alert');
    expect(firing).toMatchObject([{ labels: { alertname: 'FlintProviderDown', provider: 'fal', severity: 'page' } }]);
  });

  test('the alert rules are valid, and each fires for its own fault only', async () => {
    expect(await promtool('check', 'rules', RULES)).toContain('SUCCESS');
    expect(await promtool('test', 'rules', RULE_TESTS)).toContain('SUCCESS');
  });
});

test('metrics with a token refuse requests without it', async () => {
  const token = 'a token of some length';
  const server = await startServer({ METRICS_TOKEN: token });
  const ask = (headers: Record<string, string>) => fetch(`${server.url}/metrics`, { headers });
  expect((await ask({})).status).toBe(403);
  expect((await ask({ authorization: 'Bearer no' })).status).toBe(403);
  const answer = await ask({ authorization: `Bearer ${token}` });
  expect([answer.status, (await answer.text()).includes('flint_build_info')]).toEqual([200, true]);
  expect(server.logs).not.toContain(token);
  await server.stop();
});
