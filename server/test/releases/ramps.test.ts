import type { RemoteSteering, SteeringEvent } from '@flint/shared/contracts/releases';
import { ask, newStaff, newToken, offerOf, steer } from '../support/control-plane';
import { releaseFixture } from '../support/fixture-release';
import { query } from '../support/query';
import { startServer, type TestClient, type TestServer } from '../support/server';

const HERE = { environment: 'development', remote: 'mfe-billing' } as const;
const RAMP = '{ releases(environment: "development") { remote rollout ramp { steps next paused loads } } }';
const LOG = '{ steeringEvents(environment: "development", remote: "mfe-billing") { who what why } }';

let server: TestServer;
let staff: TestClient;
let token: string;

beforeAll(async () => {
  server = await startServer({ RATE_LIMIT_FACTOR: '1000' });
  staff = await newStaff(server);
  token = await newToken(server, 'mfe-billing', 'development');
  await releaseFixture(staff, token, { ...HERE, version: '1.4.0', rollout: 0 });
});
afterAll(() => server.stop());

const ramp = (steps: string, everySeconds: number) =>
  ask(
    staff,
    `mutation { setRamp(environment: "development", remote: "mfe-billing", why: "a test", steps: ${steps},
      everySeconds: ${everySeconds}) { rollout } }`,
    {},
    token,
  );
const now = async () => {
  const { data } = await ask<{ releases: RemoteSteering[] }>(staff, RAMP);
  return data.releases.find(({ remote }) => remote === 'mfe-billing');
};
const events = async () => (await ask<{ steeringEvents: SteeringEvent[] }>(staff, LOG)).data.steeringEvents;
/** Loads of the candidate that were reported now. */
const load = (count: number) =>
  query(
    server.env.DATABASE_URL,
    `insert into release_report (environment, remote, version, minute, mounts)
     values ('development', 'mfe-billing', '1.4.0', date_trunc('minute', now()), ${count})
     on conflict (environment, remote, version, minute) do update set mounts = release_report.mounts + excluded.mounts`,
  );

test.each([
  ['[50, 20]', 60, /rise/],
  ['[50]', 60, /at least two steps/],
  ['[5, 101]', 60, /At most 100/],
  ['[5, 50]', 1, /At least 5 seconds/],
])('a ramp of %s every %i seconds is refused with words', async (steps, seconds, words) => {
  expect((await ramp(steps, seconds)).message).toMatch(words);
});

test('a ramp goes on while there are loads, each step audited, and ends at its last step', async () => {
  await ramp('[5, 25, 100]', 5);
  expect(await now()).toMatchObject({ rollout: 5, ramp: { steps: [5, 25, 100], next: 25, paused: false } });
  await load(30);
  await server.until(async () => (await now())?.rollout === 25, 'The second step');
  await load(30);
  await server.until(async () => (await now())?.rollout === 100, 'The last step');
  expect((await now())?.ramp).toBeNull();
  const [last, second, first] = await events();
  expect([last, second]).toMatchObject([
    { who: 'system', what: 'Ramp: set 1.4.0 to 100 % of the users', why: expect.stringMatching(/^Healthy: 0 of \d+ /) },
    { who: 'system', what: 'Ramp: set 1.4.0 to 25 % of the users' },
  ]);
  expect(first).toMatchObject({ what: 'Started a ramp of 1.4.0: 5 → 25 → 100 % of the users' });
});

test('a paused ramp waits; a share that is set by hand ends it', async () => {
  await ramp('[5, 25]', 600);
  await steer(staff, 'pauseRamp', HERE, { paused: true });
  expect((await now())?.ramp).toMatchObject({ paused: true });
  await steer(staff, 'pauseRamp', HERE, { paused: false });
  expect((await now())?.ramp).toMatchObject({ paused: false });
  await steer(staff, 'setRollout', HERE, { percent: 30 });
  expect(await now()).toMatchObject({ rollout: 30, ramp: null });
  await ramp('[5, 25]', 600);
  await steer(staff, 'rollBackRelease', HERE);
  expect(await now()).toMatchObject({ rollout: 0, ramp: null });
  expect((await steer(staff, 'pauseRamp', HERE, { paused: true })).message).toMatch(/no ramp/);
  expect((await offerOf(staff, 'mfe-billing')).version).not.toBe('1.4.0');
});
