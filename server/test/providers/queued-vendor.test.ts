import { startServer, type TestClient, type TestServer } from '../support/server';
import { startVendor, VENDORS, type Vendor, WISHES } from '../support/vendors';

/** Long enough for the request to reach the vendor on a busy machine. */
const TIMEOUT_MS = 8_000;

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

async function expectReturned(
  user: TestClient,
  { status, body }: Answer,
  expected: { status: number; message: RegExp; price: number },
) {
  const message = expect.stringMatching(expected.message);
  expect(body).toMatchObject({ success: false, message, runId: expect.any(String) });
  expect(status).toBe(expected.status);
  expect(await user.credits()).toEqual({ balance: 25, held: 0 });
  const { body: after } = await user.fetchJson('GET', `/api/runs/${body.runId}`);
  expect(after).toMatchObject({ run: { status: 'failed', charged: 0, returned: expected.price } });
}

describe.each(VENDORS)('a vendor with a queue: $id', (row) => {
  const { picture: price } = row.costs;
  let vendor: Vendor;
  let server: TestServer;
  let user: TestClient;

  beforeAll(async () => {
    vendor = await startVendor(row);
    server = await startServer({ ...vendor.env, RATE_LIMIT_FACTOR: '1000' });
  });
  beforeEach(async () => {
    user = await server.signUpVerified();
  });
  afterEach(() => server.expectCleanLedger());
  afterAll(async () => {
    await server.stop();
    await vendor.stop();
  });

  const order = async (body: object = {}) =>
    (await user.fetchJson('POST', '/api/fal-ai/generate/image', { prompt: 'a lake', ...body })) as Answer;

  async function expectRefund(answer: Answer, expected: number, message: RegExp, paid: number) {
    await expectReturned(user, answer, { status: expected, message, price });
    expect((await vendor.log()).paid).toBe(paid);
  }

  test('a successful run is delivered, copied to our storage, and charged', async () => {
    await vendor.script();
    const { status, body } = await order({ num_images: 2 });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, servedBy: row.id, charged: 2 * price, balance: 25 - 2 * price });
    const [image] = body.images as { url: string; content_type: string }[];
    expect(image?.url).toMatch(/^\/media\//);
    const picture = await server.client().fetch(image?.url ?? '');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, image?.content_type]);
  });

  test('the vendor fails at once: 502, credits back', async () => {
    await vendor.script({ submit: { error: 500 } });
    await expectRefund(await order(), 502, /4 credits returned/, 0);
  });

  test('the vendor fails while working: 502, credits back', async () => {
    await vendor.script({ run: { error: 500 } });
    await expectRefund(await order(), 502, /4 credits returned/, 1);
  });

  test('the vendor declines the prompt: a message the user can act on', async () => {
    await vendor.script({ submit: { error: 422 } });
    await expectRefund(await order(), 502, /Change .* and try again|try again/, 0);
  });

  test('the answer to a submit is lost: one paid request, no retry, credits back', async () => {
    await vendor.script({ submit: { error: 'lost' } });
    await expectRefund(await order(), 502, /did not answer/, 1);
    expect((await vendor.log()).calls.filter(({ phase }) => phase === 'submit')).toHaveLength(1);
  });

  test('the pictures cannot be downloaded: 502, credits back', async () => {
    await vendor.script({ media: { error: 500 } });
    await expectRefund(await order(), 502, /4 credits returned/, 1);
  });

  test('the downloaded file is no picture: 502, credits back', async () => {
    await vendor.script({ media: { error: 'not_an_image' } });
    await expectRefund(await order(), 502, /4 credits returned/, 1);
  });

  test('a partial delivery is charged by its share, and the answer says so', async () => {
    await vendor.script({ result: { pictures: 2 } });
    const { status, body } = await order({ num_images: 3 });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      charged: 2 * price,
      returned: price,
      message: '2 of 3 pictures arrived. 8 credits charged, 4 returned.',
    });
    expect(await user.credits()).toEqual({ balance: 25 - 2 * price, held: 0 });
  });

  test('a run cancelled before the vendor succeeds is not charged, and no picture appears', async () => {
    await vendor.script({ run: { hang: true }, cancel: { ignored: true } });
    const started = await user.fetchJson(
      'POST',
      '/api/fal-ai/generate/image',
      { prompt: 'a lake' },
      { prefer: 'respond-async' },
    );
    const { run } = started.body as { run: { id: string } };
    expect(started.status).toBe(202);
    expect(await user.credits()).toEqual({ balance: 25 - price, held: price });
    await server.until(async () => (await vendor.log()).paid === 1);
    expect((await user.fetchJson('POST', `/api/runs/${run.id}/cancel`)).status).toBe(200);
    const ended = await user.untilEnded(run.id);
    expect(ended).toMatchObject({
      status: 'cancelled',
      charged: 0,
      returned: price,
      images: [],
      message: 'Cancelled. Nothing was charged.',
    });
    expect(await user.credits()).toEqual({ balance: 25, held: 0 });
    await server.until(async () => (await vendor.log()).calls.some(({ phase }) => phase === 'cancel'));
    await vendor.release();
    const again = await user.fetchJson('POST', `/api/runs/${run.id}/cancel`);
    expect(again.body).toMatchObject({ run: { status: 'cancelled', charged: 0 } });
  });

  test('a failed run can be retried as a new, newly priced run', async () => {
    await vendor.script({ times: 1, run: { error: 500 } });
    const failed = await order();
    const again = await user.fetchJson('POST', `/api/runs/${failed.body.runId}/retry`);
    const { run } = again.body as { run: { id: string } };
    expect(run.id).not.toBe(failed.body.runId);
    expect(await user.untilEnded(run.id)).toMatchObject({ status: 'completed', charged: price });
    expect(await user.balance()).toBe(25 - price);
  });

  test('a vendor that answers "busy" gets one request, credits back', async () => {
    await vendor.script({ submit: { error: 429 } });
    await expectRefund(await order(), 502, /busy/, 0);
    expect((await vendor.log()).calls.filter(({ phase }) => phase === 'submit')).toHaveLength(1);
  });

  test('SSRF guard: a file of an undeclared origin is not downloaded: 502, credits back', async () => {
    await vendor.script({ media: { origin: 'https://example.com' } });
    await expectRefund(await order(), 502, /4 credits returned/, 1);
  });

  test('SSRF guard: a file at a private address is not downloaded: 502, credits back', async () => {
    await vendor.script({ media: { origin: server.url } });
    await expectRefund(await order(), 502, /4 credits returned/, 1);
  });

  test('one truncated picture of four fails the run, not the server', async () => {
    await vendor.script({ media: { error: 'truncated' } });
    await expectRefund(await order(), 502, /4 credits returned/, 1);
  });

  test('the vendor hangs in its queue, is released, and delivers late', async () => {
    await vendor.script({ queue: { hang: true } });
    const started = await user.fetchJson(
      'POST',
      '/api/fal-ai/generate/image',
      { prompt: 'a lake' },
      { prefer: 'respond-async' },
    );
    const { run } = started.body as { run: { id: string } };
    await server.until(async () => (await vendor.log()).paid === 1);
    await vendor.release();
    expect(await user.untilEnded(run.id)).toMatchObject({ status: 'completed', charged: price });
  });

  test('prices follow from the vendor’s model list and cost table', async () => {
    const { body } = await user.fetchJson('GET', '/api/fal-ai/models/image');
    const { models } = body as { models: { id: string; credits: number; servedBy: string }[] };
    expect(models.find(({ id }) => id === 'fal-ai/flux/dev')).toMatchObject({ credits: price, servedBy: row.id });
  });
});

describe.each(VENDORS)('a vendor with a queue, given time: $id', (row) => {
  const { picture: price } = row.costs;
  let vendor: Vendor;
  let server: TestServer;
  let user: TestClient;

  beforeAll(async () => {
    vendor = await startVendor(row);
    server = await startServer({ ...vendor.env, RATE_LIMIT_FACTOR: '1000', SWEEP_MS: '250' });
    user = await server.signUpVerified();
  });
  afterEach(() => server.expectCleanLedger());
  afterAll(async () => {
    await server.stop();
    await vendor.stop();
  });

  test('a run whose server is killed resumes with the same vendor request, paid once', async () => {
    await vendor.script({ run: { hang: true } });
    const id = crypto.randomUUID();
    const headers = { prefer: 'respond-async', 'idempotency-key': id };
    await user.fetchJson('POST', '/api/fal-ai/generate/image', { prompt: 'a lake' }, headers);
    await server.until(async () => (await vendor.log()).calls.some(({ phase }) => phase === 'status'));
    await server.kill('SIGKILL');
    await server.restart();
    await vendor.release();
    expect(await user.untilEnded(id)).toMatchObject({ status: 'completed', charged: price });
    expect((await vendor.log()).paid).toBe(1);
  });

  test('a film and a piece of music are delivered, copied to our storage and charged', async () => {
    await vendor.script();
    await user.grant(500);
    const before = await user.balance();
    const film = await user.fetchJson('POST', '/api/fal-ai/generate/video', WISHES.clip);
    expect(film.body).toMatchObject({ success: true, servedBy: row.id, charged: row.costs.clip });
    const piece = await user.fetchJson('POST', '/api/fal-ai/music/text-to-music', WISHES.piece);
    expect(piece.body).toMatchObject({ success: true, servedBy: row.id, charged: row.costs.piece });
    expect(await user.balance()).toBe(before - row.costs.clip - row.costs.piece);
  });
});

test.each(VENDORS)('the vendor $id hangs past the timeout: 504, credits back', async (row) => {
  const vendor = await startVendor(row);
  await vendor.script({ run: { hang: true } });
  const server = await startServer({ ...vendor.env, MEDIA_TIMEOUT_MS: String(TIMEOUT_MS) });
  const user = await server.signUpVerified();
  const started = performance.now();
  const answer = (await user.fetchJson('POST', '/api/fal-ai/generate/image', { prompt: 'a lake' })) as Answer;
  expect(performance.now() - started).toBeGreaterThanOrEqual(TIMEOUT_MS);
  await expectReturned(user, answer, { status: 504, message: /did not answer in time/, price: row.costs.picture });
  expect((await vendor.log()).paid).toBe(1);
  await server.expectCleanLedger();
  await server.stop();
  await vendor.stop();
});
