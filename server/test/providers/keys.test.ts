import type { ServiceCheck } from '@flint/shared/contracts/services';
import { createOpenAiSimulator } from '@flint/simulators/openai';
import { createReplicateSimulator } from '@flint/simulators/replicate';
import { freePort } from '../../src/platform/postgres/free-port';
import { newStaff } from '../support/control-plane';
import { startFal } from '../support/fal';
import { startGoogle } from '../support/google';
import { stopAtTheEnd } from '../support/leftovers';
import { startS3 } from '../support/s3';
import { startServer, type TestClient, type TestServer } from '../support/server';

const WRONG_KEY = 'wrong:canary4711';
const WRONG_TOKEN = 'canary-of-an-endpoint';

let replicatePort: number;
let server: TestServer;
let staff: TestClient;
beforeAll(async () => {
  const [fal, openai, s3] = [await startFal(), await createOpenAiSimulator(), await startS3()];
  const google = await startGoogle();
  stopAtTheEnd(() => openai.close());
  replicatePort = await freePort();
  const elsewhere = { name: 'elsewhere', baseUrl: openai.env.OPENAI_BASE_URL, apiKey: WRONG_TOKEN };
  server = await startServer({
    ...fal.env,
    FAL_KEY: WRONG_KEY,
    ...openai.env,
    OPENAI_ENDPOINTS: JSON.stringify([elsewhere]),
    REPLICATE_API_TOKEN: 'r8_simulated',
    REPLICATE_BASE_URL: `http://127.0.0.1:${replicatePort}`,
    ...s3.env,
    ...google.env,
    GOOGLE_CLIENT_SECRET: WRONG_TOKEN,
    LOG_LEVEL: 'info',
    SWEEP_MS: '250',
  });
  staff = await newStaff(server);
});
afterAll(() => server.stop());

const services = async () =>
  ((await staff.fetchJson('GET', '/api/staff/services')).body as { services: ServiceCheck[] }).services;
const stateOf = async (id: string) => (await services()).find((service) => service.id === id)?.state;

test('staff see which services take their keys, which refuse them, and of which nothing is known', async () => {
  await server.until(async () => (await services()).every(({ state }) => state !== 'checking'), 'The answers');
  expect((await services()).map(({ id, variable, state, why }) => [id, variable, state, why])).toEqual(
    expect.arrayContaining([
      ['fal', 'FAL_KEY', 'refused', 'it answered 401'],
      ['openai', 'OPENAI_API_KEY', 'ok', null],
      ['openai:elsewhere', 'OPENAI_ENDPOINTS', 'refused', 'it answered 401'],
      ['replicate', 'REPLICATE_API_TOKEN', 'unreachable', 'ECONNREFUSED'],
      ['bucket', 'S3_ACCESS_KEY_ID', 'ok', null],
      ['google', 'GOOGLE_CLIENT_SECRET', 'refused', 'it answered 401'],
    ]),
  );
  expect((await services())[0]?.checkedAt).toMatch(/^\d{4}-/);
});

test('the log says it once for each, without the keys', async () => {
  const lines = server.logs.split('\n').filter((line) => line.includes('"service":'));
  expect(lines.filter((line) => line.includes('"service":"fal"'))).toEqual([
    expect.stringMatching(/"level":50.*"variable":"FAL_KEY".*fal\.ai refuses the key/),
  ]);
  expect(lines).toContainEqual(expect.stringMatching(/"level":40.*"service":"replicate".*unreachable/));
  for (const key of [WRONG_KEY, WRONG_TOKEN]) expect(server.logs).not.toContain(key);
});

test('/readyz?verbose names every part, and a refused key takes no request away', async () => {
  const verbose = await fetch(`${server.url}/readyz?verbose`);
  expect([verbose.status, await verbose.json()]).toEqual([
    200,
    {
      status: 'ok',
      database: 'ok',
      disk: 'ok',
      services: {
        ...{ fal: 'refused', openai: 'ok', 'openai:elsewhere': 'refused', replicate: 'unreachable', bucket: 'ok' },
        ...{ google: 'refused' },
      },
    },
  ]);
  expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({ status: 'ok' });
});

test('a service that comes back is asked again', async () => {
  const replicate = await createReplicateSimulator({ port: replicatePort });
  stopAtTheEnd(() => replicate.close());
  await server.until(async () => (await stateOf('replicate')) === 'ok', 'Replicate to be found');
});

test('the list is for staff', async () => {
  const user = await server.signUpVerified();
  expect((await user.fetchJson('GET', '/api/staff/services')).status).toBe(403);
  expect((await server.client().fetchJson('GET', '/api/staff/services')).status).toBe(401);
});
