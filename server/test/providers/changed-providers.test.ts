import { startServer, type TestServer } from '../support/server';
import { startVendor, VENDORS, type Vendor } from '../support/vendors';

const [FAL, REPLICATE] = VENDORS as [(typeof VENDORS)[number], (typeof VENDORS)[number]];

let vendor: Vendor;
let other: Vendor;
let server: TestServer | undefined;
beforeAll(async () => {
  [vendor, other] = await Promise.all([startVendor(REPLICATE), startVendor(FAL)]);
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
});
afterAll(() => Promise.all([vendor.stop(), other.stop()]));

/** Orders a picture and ends the server while the vendor works on it. */
async function orderAndKill(running: TestServer) {
  await vendor.script({ run: { hang: true } });
  await other.script();
  const user = await running.signUpVerified();
  const id = crypto.randomUUID();
  const headers = { prefer: 'respond-async', 'idempotency-key': id };
  await user.fetchJson('POST', '/api/fal-ai/generate/image', { prompt: 'a lake' }, headers);
  await running.until(async () => (await vendor.log()).calls.some(({ phase }) => phase === 'status'));
  await running.kill('SIGKILL');
  return { user, id };
}

test('a run whose provider is no longer configured fails by itself, with its credits back', async () => {
  server = await startServer({ ...vendor.env, RATE_LIMIT_FACTOR: '1000', SWEEP_MS: '250' });
  const { user, id } = await orderAndKill(server);
  for (const name of Object.keys(vendor.env)) delete server.env[name];
  await server.restart();
  expect(await user.untilEnded(id)).toMatchObject({
    status: 'failed',
    charged: 0,
    message: 'This server cannot make that any more. 4 credits returned.',
  });
  await server.expectCleanLedger();
});

test('a run ends with the provider it was ordered from, although another is preferred by now', async () => {
  server = await startServer({ ...vendor.env, RATE_LIMIT_FACTOR: '1000', SWEEP_MS: '250' });
  const { user, id } = await orderAndKill(server);
  Object.assign(server.env, other.env);
  await server.restart();
  await vendor.release();
  expect(await user.untilEnded(id)).toMatchObject({ status: 'completed', charged: 4, servedBy: 'replicate' });
  expect([(await vendor.log()).paid, (await other.log()).paid]).toEqual([1, 0]);
  await server.expectCleanLedger();
});
