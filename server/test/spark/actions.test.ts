import type { SparkAction } from '@flint/shared/contracts/spark-actions';
import { type OpenAi, startOpenAi } from '../support/openai';
import { startServer, type TestClient, type TestServer } from '../support/server';
import { ask, decide, said } from '../support/spark';

let openai: OpenAi;
let server: TestServer;
let user: TestClient;

beforeAll(async () => {
  openai = await startOpenAi();
  server = await startServer({ ...openai.env, RATE_LIMIT_FACTOR: '1000', SWEEP_MS: '500' });
  user = await server.signUpVerified();
  await user.grant(2000);
});
afterAll(async () => {
  await server.expectCleanLedger();
  await server.stop();
  await openai.stop();
});

const propose = async (): Promise<SparkAction> => {
  await openai.script({ obedient: true });
  const { answer } = await ask(user, said('Make a picture of a lake'));
  const [card] = answer.actions;
  if (!card) throw new Error('Nothing was proposed');
  return card;
};

test('a proposed action is ordered once, when the user approves its price', async () => {
  const card = await propose();
  const before = await user.balance();
  const price = card.price ?? 0;
  const approve = () => decide(user, card, 'approve', { price });
  const [first, second] = await Promise.all([approve(), approve()]);
  expect([first.status, second.status]).toEqual([200, 200]);
  const { action, run } = first.body as { action: SparkAction; run: { id: string } };
  expect(action).toMatchObject({ status: 'approved', runId: run.id });
  expect(await user.untilEnded(run.id)).toMatchObject({ kind: 'image', status: 'completed', charged: price });
  expect(await user.balance()).toBe(before - price);
  expect((await decide(user, card, 'dismiss')).status).toBe(409);
});

test('an action is refused at another price, and after it was dismissed', async () => {
  const card = await propose();
  const before = await user.credits();
  expect(await decide(user, card, 'approve', { price: 0 })).toMatchObject({ status: 409, body: { field: 'price' } });
  expect(await decide(user, card, 'dismiss')).toMatchObject({
    status: 200,
    body: { action: { status: 'dismissed' } },
  });
  expect((await decide(user, card, 'approve', { price: card.price })).status).toBe(409);
  expect(await user.credits()).toEqual(before);
});

test('an action cannot be approved by another user or another site', async () => {
  const card = await propose();
  const other = await server.signUpVerified();
  expect((await decide(other, card, 'approve', { price: card.price })).status).toBe(404);
  const headers = { origin: 'https://evil.example', 'content-type': 'application/json' };
  const body = JSON.stringify({ price: card.price });
  const forged = await user.fetch(`/api/viewspark/actions/${card.id}/approve`, { method: 'POST', headers, body });
  expect(forged.status).toBe(403);
});
