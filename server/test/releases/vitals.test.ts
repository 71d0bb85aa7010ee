import type { SteeringEvent } from '@flint/shared/contracts/releases';
import type { VitalSample, VitalSeries } from '@flint/shared/contracts/vitals';
import { ask, newStaff, newToken, offerOf, steer } from '../support/control-plane';
import { releaseFixture } from '../support/fixture-release';
import { untilMailed } from '../support/mailbox';
import { query } from '../support/query';
import { startServer, type TestClient, type TestServer } from '../support/server';

const HERE = { environment: 'development', remote: 'mfe-billing' } as const;

let server: TestServer;
let staff: TestClient;
let user: TestClient;
let version: string;

beforeAll(async () => {
  server = await startServer({ RATE_LIMIT_FACTOR: '1000' });
  staff = await newStaff(server);
  user = await server.signUpVerified();
  version = (await offerOf(user, 'mfe-billing')).version;
});
afterAll(() => server.stop());

const send = (samples: readonly object[], by = user, of = version) =>
  by.fetchJson('POST', '/api/releases/vitals', { reports: [{ remote: 'mfe-billing', version: of, samples }] });
const a = (more: Partial<VitalSample>): VitalSample => ({ vital: 'inp', value: 200, count: 1, ...more });
const stored = () =>
  query(server.env.DATABASE_URL, 'select version, vital, call, bucket, count from release_vital order by 1, 2, 3, 4');
/** Waits until the server has withdrawn a version. */
const withdrawalOf = (withdrawn: string) =>
  server.until(async () => {
    const { data } = await ask<{ steeringEvents: SteeringEvent[] }>(
      staff,
      '{ steeringEvents(environment: "development", remote: "mfe-billing") { who what why } }',
    );
    return data.steeringEvents.find(({ who, what }) => who === 'system' && what === `Withdrew ${withdrawn}`);
  }, 'A withdrawal');

test('measurements are stored as counts by bucket: values of an account once, calls by id, others not', async () => {
  const call = 'readAccount';
  await send([a({ value: 201 }), a({ value: 5_000 }), a({ vital: 'lcp', value: 1e12 })]);
  await send([a({ vital: 'api', call, value: 80 }), a({ vital: 'api-failed', call, value: 0, count: 7 })]);
  // Unknown calls, an unknown version, and a call where none belongs.
  await send([a({ vital: 'api', call: 'madeUp' }), a({ vital: 'cls', call })]);
  await send([a({ vital: 'cls' })], user, '9.9.9');
  await server.until(async () => (await stored()).length === 4, 'Four counts');
  expect(await stored()).toEqual([
    { version, vital: 'api', call, bucket: 25, count: 1 },
    { version, vital: 'api-failed', call, bucket: 0, count: 7 },
    { version, vital: 'inp', call: '', bucket: 31, count: 1 },
    { version, vital: 'lcp', call: '', bucket: 64, count: 1 },
  ]);
});

test('staff sees charts of stable: quantiles, and the share of calls that failed', async () => {
  const { data } = await ask<{ vitals: VitalSeries[] }>(
    staff,
    '{ vitals(environment: "development", remote: "mfe-billing") { version charted total points } }',
  );
  const of = (charted: string) => data.vitals.find((series) => series.charted === charted);
  expect(data.vitals).toHaveLength(7);
  expect(of('api-failures')).toMatchObject({ version, total: 100 });
  expect(of('cls')).toMatchObject({ total: null });
  expect(of('inp')?.total).toBeGreaterThan(180);
  expect(of('inp')?.points.filter((point) => point !== null)).toHaveLength(1);
});

test.each([
  [[a({ value: -1 })], /not negative/],
  [[a({ vital: 'api', call: '/api/runs/7' })], /named by its id/],
  [[a({ count: 1_001 })], /./],
  [Array.from({ length: 101 }, () => a({})), /At most 100/],
])('what is no measurement is refused with words', async (samples, words) => {
  const { status, body } = await send(samples);
  expect(status).toBe(400);
  expect((body as { message: string }).message).toMatch(words);
});

test('a visitor is refused, and holders of an override are not counted', async () => {
  expect((await send([a({ vital: 'long-task' })], server.client())).status).toBe(401);
  const token = await newToken(server, 'mfe-billing', 'development');
  await releaseFixture(staff, token, { ...HERE, version: '1.4.0', rollout: 0 });
  await steer(staff, 'addOverride', HERE, { email: user.email, version: '1.4.0' });
  await send([a({ vital: 'long-task' })], user, '1.4.0');
  const other = await server.signUpVerified();
  await send([a({ vital: 'long-task' })], other);
  await server.until(async () => (await stored()).some(({ vital }) => vital === 'long-task'), 'A count of long tasks');
  expect((await stored()).filter(({ vital }) => vital === 'long-task')).toMatchObject([{ version, count: 1 }]);
});

test('a candidate that is slower than stable of the same time is withdrawn, with the figures', async () => {
  // Before there is a candidate: a comparison that waits for a busy process is followed by a long rest.
  const users = await Promise.all(Array.from({ length: 80 }, () => server.signUpVerified()));
  await steer(staff, 'setCandidate', HERE, { version: '1.4.0', rollout: 50 });
  const offers = await Promise.all(
    users.map(async (each) => ({ each, given: (await offerOf(each, 'mfe-billing')).version })),
  );
  // Versions are compared by the minute: all that is measured here is of one.
  await server.until(async () => new Date().getSeconds() < 45, 'The beginning of a minute');
  await Promise.all(offers.map(({ each, given }) => send([a({ value: given === version ? 150 : 420 })], each, given)));
  const event = await withdrawalOf('1.4.0');
  expect(event.why).toMatch(/^p75 INP 4\d\d ms against 1\d\d ms of stable, \d+ visits since it was offered\./);
  await untilMailed(staff, staff.email, /^Flint withdrew mfe-billing 1\.4\.0 in development$/);
});

test('one account does not withdraw a candidate by its failures, several do; holders of an override are not counted', async () => {
  const token = await newToken(server, 'mfe-billing', 'development', 'another team');
  await releaseFixture(staff, token, { ...HERE, version: '1.5.0', rollout: 100 });
  const report = (by: TestClient, kind: 'mounted' | 'failed', of = '1.5.0') =>
    by.fetchJson('POST', '/api/releases/reports', { remote: 'mfe-billing', version: of, kind });
  const counted = () =>
    query(
      server.env.DATABASE_URL,
      'select version, sum(mounts)::int as mounts, sum(failures)::int as failures from release_report group by version',
    );
  const [one, two, ...others] = await Promise.all(Array.from({ length: 6 }, () => server.signUp()));
  if (!one || !two) throw new Error('Nobody signed up');
  // The version that an override names.
  await report(user, 'failed', '1.4.0');
  for (let count = 0; count < 19; count++) await report(one, 'failed');
  await report(one, 'mounted');
  // Reports are stored in their order: the failures came first.
  await server.until(async () => (await counted()).some(({ mounts }) => mounts === 1), 'The mount');
  expect(await counted()).toEqual([{ version: '1.5.0', mounts: 1, failures: 1 }]);

  for (const other of [two, ...others]) await report(other, 'failed');
  expect((await withdrawalOf('1.5.0')).why).toMatch(/^[3-6] of [4-7] loads failed since it was offered/);

  // Offered again, its failures are news.
  await server.until(async () => (await offerOf(two, 'mfe-billing')).version === version, 'The withdrawal');
  await server.until(async () => (await counted()).some(({ failures }) => failures === 6), 'All six failures');
  await steer(staff, 'setCandidate', HERE, { version: '1.5.0', rollout: 100 });
  await report(two, 'failed');
  await server.until(async () => (await counted()).some(({ failures }) => failures === 7), 'The seventh failure');
});
