import { long } from '../../../e2e/support/long';
import { type Fal, startFal } from '../support/fal';
import { startServer, type TestServer } from '../support/server';

/** Credits of one picture by Flux Dev at the vendor. */
const PRICE = 4;
const ROUNDS = long ? 3 : 1;

let fal: Fal;
let server: TestServer;

beforeAll(async () => {
  fal = await startFal();
  server = await startServer({ ...fal.env, RATE_LIMIT_FACTOR: '1000' });
});
afterAll(async () => {
  await server.stop();
  await fal.stop();
});

test.each(Array.from({ length: ROUNDS }, (_, round) => round + 1))(
  'round %i: of 64 parallel orders on a balance that pays 20, exactly 20 are delivered',
  async () => {
    await fal.script();
    const user = await server.signUpVerified();
    await user.grant(20 * PRICE - 25);
    const order = () => user.fetchJson('POST', '/api/fal-ai/generate/image', { prompt: 'a lake at dawn' });
    const answers = await Promise.all(Array.from({ length: 64 }, order));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
      expect(status).toBe(400);
      expect((body as { message: string }).message).toContain('insufficient credits');
    }
    expect(await user.credits()).toEqual({ balance: 0, held: 0 });
    expect((await fal.log()).paid).toBe(20);
    await server.expectCleanLedger();
  },
);

test('one key pressed many times is one run, one charge, one answer (idempotency key)', async () => {
  await fal.script();
  const user = await server.signUpVerified();
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const order = () => user.fetchJson('POST', '/api/fal-ai/generate/image', { prompt: 'a lake' }, headers);
  const answers = await Promise.all(Array.from({ length: 8 }, order));
  expect(new Set(answers.map(({ body }) => (body as { runId: string }).runId)).size).toBe(1);
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(await user.balance()).toBe(25 - PRICE);
  expect((await fal.log()).paid).toBe(1);

  const other = await user.fetchJson('POST', '/api/fal-ai/generate/image', { prompt: 'a sea' }, headers);
  expect([other.status, (other.body as { error: string }).error]).toEqual([422, 'idempotency_mismatch']);
  expect(await user.balance()).toBe(25 - PRICE);
});

test('an order on a balance of 0 is refused with the price and the balance', async () => {
  const user = await server.signUpVerified();
  const order = (num_images: number) =>
    user.fetchJson('POST', '/api/fal-ai/generate/image', {
      prompt: 'a lake',
      model: 'fal-ai/flux-pro/v1.1-ultra',
      num_images,
    });
  const answer = await order(4);
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({
    success: false,
    error: 'insufficient_credits',
    message: expect.stringMatching(/insufficient credits.*needs 32.*have 25/),
  });
  expect(await user.balance()).toBe(25);
});
