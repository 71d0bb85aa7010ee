import { type Fal, startFal } from '../support/fal';
import { startServer, type TestClient, type TestServer } from '../support/server';

const PRICE = 4;
const TIMEOUT_MS = 4_000;

let fal: Fal;
let server: TestServer;
let user: TestClient;

beforeAll(async () => {
  fal = await startFal();
  server = await startServer({ ...fal.env, RATE_LIMIT_FACTOR: '1000', MEDIA_TIMEOUT_MS: String(TIMEOUT_MS) });
});
beforeEach(async () => {
  user = await server.signUpVerified();
});
afterEach(() => server.expectCleanLedger());
afterAll(async () => {
  await server.stop();
  await fal.stop();
});

interface Answer {
  status: number;
  body: {
    success: boolean;
    message: string;
    error: string;
    runId: string;
    images?: unknown[];
    charged?: number;
    returned?: number;
  };
}

const order = async (body: object = {}) =>
  (await user.fetchJson('POST', '/api/fal-ai/generate/image', { prompt: 'a lake', ...body })) as Answer;

async function expectRefund({ status, body }: Answer, expected: number, message: RegExp, paid: number) {
  expect(body).toMatchObject({ success: false, message: expect.stringMatching(message), runId: expect.any(String) });
  expect(status).toBe(expected);
  expect(await user.credits()).toEqual({ balance: 25, held: 0 });
  expect((await fal.log()).paid).toBe(paid);
  const { body: after } = await user.fetchJson('GET', `/api/runs/${body.runId}`);
  expect(after).toMatchObject({ run: { status: 'failed', charged: 0, returned: PRICE } });
}

test('what works is delivered, copied into our storage, and paid', async () => {
  await fal.script();
  const { status, body } = await order({ num_images: 2 });
  expect(status).toBe(200);
  expect(body).toMatchObject({ success: true, servedBy: 'fal', charged: 2 * PRICE, balance: 25 - 2 * PRICE });
  const [image] = body.images as { url: string; content_type: string }[];
  expect(image?.url).toMatch(/^\/media\//);
  const picture = await server.client().fetch(image?.url ?? '');
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, image?.content_type]);
});

test('the vendor fails at once: 502, credits back', async () => {
  await fal.script({ submit: { error: 500 } });
  await expectRefund(await order(), 502, /4 credits returned/, 0);
});

test('the vendor fails while working: 502, credits back', async () => {
  await fal.script({ run: { error: 500 } });
  await expectRefund(await order(), 502, /4 credits returned/, 1);
});

test('the vendor declines the prompt: said in words the user can act on', async () => {
  await fal.script({ submit: { error: 422 } });
  await expectRefund(await order(), 502, /Change .* and try again|try again/, 0);
});

test('the vendor hangs past the timeout: 504, credits back', async () => {
  await fal.script({ run: { hang: true } });
  const started = Date.now();
  await expectRefund(await order(), 504, /did not answer in time/, 1);
  expect(Date.now() - started).toBeGreaterThanOrEqual(TIMEOUT_MS);
});

test('the answer to a submit is lost: one paid call, never a second, credits back', async () => {
  await fal.script({ submit: { error: 'lost' } });
  await expectRefund(await order(), 502, /did not answer/, 1);
  expect((await fal.log()).calls.filter(({ phase }) => phase === 'submit')).toHaveLength(1);
});

test('the pictures cannot be downloaded: 502, credits back', async () => {
  await fal.script({ media: { error: 500 } });
  await expectRefund(await order(), 502, /4 credits returned/, 1);
});

test('what is downloaded is no picture: 502, credits back', async () => {
  await fal.script({ media: { error: 'not_an_image' } });
  await expectRefund(await order(), 502, /4 credits returned/, 1);
});

test('a part arrives: that part is paid, and the answer says so', async () => {
  await fal.script({ result: { pictures: 2 } });
  const { status, body } = await order({ num_images: 3 });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    success: true,
    charged: 2 * PRICE,
    returned: PRICE,
    message: '2 of 3 pictures arrived. 8 credits charged, 4 returned.',
  });
  expect(await user.credits()).toEqual({ balance: 25 - 2 * PRICE, held: 0 });
});

test('cancelled while the vendor works, which then succeeds: nothing is charged, nothing appears', async () => {
  await fal.script({ run: { delayMs: 400 }, cancel: { ignored: true } });
  const started = await user.fetchJson(
    'POST',
    '/api/fal-ai/generate/image',
    { prompt: 'a lake' },
    { prefer: 'respond-async' },
  );
  const { run } = started.body as { run: { id: string } };
  expect(started.status).toBe(202);
  expect(await user.credits()).toEqual({ balance: 25 - PRICE, held: PRICE });
  await server.until(async () => (await fal.log()).paid === 1);
  expect((await user.fetchJson('POST', `/api/runs/${run.id}/cancel`)).status).toBe(200);
  const ended = await user.untilEnded(run.id);
  expect(ended).toMatchObject({
    status: 'cancelled',
    charged: 0,
    returned: PRICE,
    images: [],
    message: 'Cancelled. Nothing was charged.',
  });
  expect(await user.credits()).toEqual({ balance: 25, held: 0 });
  await server.until(async () => (await fal.log()).calls.some(({ phase }) => phase === 'cancel'));
  const again = await user.fetchJson('POST', `/api/runs/${run.id}/cancel`);
  expect(again.body).toMatchObject({ run: { status: 'cancelled', charged: 0 } });
});

test('a failed run can be started again, as a new and newly paid run', async () => {
  await fal.script({ times: 1, run: { error: 500 } });
  const failed = await order();
  const again = await user.fetchJson('POST', `/api/runs/${failed.body.runId}/retry`);
  const { run } = again.body as { run: { id: string } };
  expect(run.id).not.toBe(failed.body.runId);
  expect(await user.untilEnded(run.id)).toMatchObject({ status: 'completed', charged: PRICE });
  expect(await user.balance()).toBe(25 - PRICE);
});
