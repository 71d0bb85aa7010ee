import type { RemotePage } from '@flint/shared/contracts/remote-page';
import { ask, newStaff, newToken, planOf, steer } from '../support/control-plane';
import { releaseFixture } from '../support/fixture-release';
import { startServer, type TestClient, type TestServer } from '../support/server';

/** Before `content` in the list of remotes. */
const agents = { remote: 'mfe-agents', environment: 'development' } as const;
const content = { remote: 'mfe-content', environment: 'development' } as const;
const page = (path: `/${string}`, title: string): RemotePage => ({
  ...{ path, title, guard: {}, frame: 'public', session: false },
});

let server: TestServer;
let token: string;
let staff: TestClient;
beforeAll(async () => {
  server = await startServer({ RATE_LIMIT_FACTOR: '1000' });
  token = await newToken(server, 'all', 'all');
  staff = await newStaff(server);
});
afterAll(() => server.stop());

async function release(place: typeof agents | typeof content, version: string, routes: RemotePage[]) {
  const { message } = await releaseFixture(server.client(), token, { ...place, version, routes });
  if (message) throw new Error(message);
}
/** Path of each page that the two remotes of this test declare in the plan. */
async function pages() {
  const { remotes } = await planOf(server.client(), '/about');
  const ours = remotes.filter(({ name }) => name === agents.remote || name === content.remote);
  return Object.fromEntries(
    ours.flatMap(({ name, routes = [] }) => (routes.length > 0 ? [[name, routes.map(({ path }) => path)]] : [])),
  );
}
const titleAt = async (path: string) =>
  /<title>(.*?)<\/title>/.exec(await (await server.client().fetch(path)).text())?.[1];
async function lastChange() {
  const asked = '{ steeringEvents(environment: "development", first: 1) { what } }';
  return (await ask<{ steeringEvents: { what: string }[] }>(staff, asked)).data.steeringEvents[0]?.what;
}

test('a rollback leaves a page with the remote that took it since, and both remotes their other pages', async () => {
  await release(agents, '2.0.0', [page('/shared', 'Of agents'), page('/agents-only', 'Agents only')]);
  await release(agents, '2.1.0', [page('/agents-only', 'Agents only')]);
  await release(content, '2.0.0', [page('/shared', 'Of content'), page('/content-only', 'Content only')]);

  expect((await steer(staff, 'rollBackRelease', agents)).code).toBeUndefined();
  expect(await lastChange()).toBe('Rolled back to 2.0.0. /shared stays with mfe-content 2.0.0');
  expect(await pages()).toEqual({ 'mfe-agents': ['/agents-only'], 'mfe-content': ['/shared', '/content-only'] });
  expect(await titleAt('/shared')).toBe('Of content · Flint');
  expect(await titleAt('/agents-only')).toBe('Agents only · Flint');
});

test('staff cannot choose a version with a page that another remote serves', async () => {
  await release(agents, '2.2.0', [page('/agents-only', 'Agents only')]);
  const reason = 'Page /shared: this path belongs to mfe-content 2.0.0, which is live in development.';
  const version = { version: '2.0.0' };
  expect(await steer(staff, 'setStable', agents, version)).toMatchObject({ code: 'BAD_INPUT', message: reason });
  expect(await steer(staff, 'setCandidate', agents, { ...version, rollout: 5 })).toMatchObject({ message: reason });
  expect(await pages()).toMatchObject({ 'mfe-agents': ['/agents-only'] });
});

test('the page returns once the other remote has left it', async () => {
  await steer(staff, 'rollBackRelease', content);
  expect((await steer(staff, 'setStable', agents, { version: '2.0.0' })).code).toBeUndefined();
  // The first release of mfe-content has pages of its own.
  expect(await pages()).toMatchObject({ 'mfe-agents': ['/shared', '/agents-only'] });
  expect((await pages())['mfe-content']).not.toContain('/shared');
  expect(await titleAt('/shared')).toBe('Of agents · Flint');
});
