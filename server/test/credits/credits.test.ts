import { IMAGE_MODELS, LLM_MODELS, VIDEO_MODELS } from '@flint/shared/contracts/models';
import { query } from '../support/query';
import { startServer, type TestClient, type TestServer } from '../support/server';
import { giveRole } from '../support/steward';

let server: TestServer;
let user: TestClient;
let staff: TestClient;

beforeAll(async () => {
  server = await startServer({ RATE_LIMIT_FACTOR: '1000', POCKETSPHINX_PATH: '/nowhere/pocketsphinx' });
  [user, staff] = await Promise.all([server.signUpVerified(), server.signUpVerified()]);
  await giveRole(server.env.DATABASE_URL, staff.id, 'admin');
});
afterAll(() => server.stop());

const add = (client: TestClient, body: object, key?: string) =>
  client.fetchJson('POST', '/api/credits/add', body, key ? { 'idempotency-key': key } : {});

test('a new verified user gets 25 starter credits, once, with their transaction', async () => {
  const fresh = await server.signUpVerified();
  expect(await fresh.balance()).toBe(25);
  const { body } = await fresh.fetchJson('GET', '/api/credits/transactions?limit=10');
  expect(body).toMatchObject({ transactions: [{ type: 'starter', amount: 25, balanceAfter: 25 }] });
});

test('one mailbox gets its starter credits once, however it is spelled', async () => {
  const name = `maya${Date.now()}`;
  const first = await server.signUpVerified({ email: `${name}@gmail.com` });
  const second = await server.signUpVerified({ email: `${name}+again@googlemail.com` });
  expect([await first.balance(), await second.balance()]).toEqual([25, 0]);
});

test('only staff grants credits; the grant is audited, and one idempotency key is one movement', async () => {
  const gift = { userId: user.id, amount: 7, description: 'A thank-you', type: 'purchase' };
  expect((await add(user, gift)).status).toBe(403);
  expect(await user.balance()).toBe(25);

  const key = crypto.randomUUID();
  const [first, again] = [await add(staff, gift, key), await add(staff, gift, key)];
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(first.body).toMatchObject({ balance: 32, transaction: { amount: 7, description: 'A thank-you' } });
  expect(await user.balance()).toBe(32);

  const others = [{ amount: 8 }, { userId: staff.id }, { description: 'Another' }];
  for (const change of others)
    expect(await add(staff, { ...gift, ...change }, key)).toMatchObject({
      status: 422,
      body: { error: 'idempotency_mismatch', field: 'Idempotency-Key' },
    });
  expect([await user.balance(), await staff.balance()]).toEqual([32, 25]);
});

test('a replayed grant answers with the movement of its key, even after later movements', async () => {
  const taker = await server.signUpVerified();
  const gift = { userId: taker.id, amount: 3, description: 'First', type: 'purchase' };
  const [firstKey, secondKey] = [crypto.randomUUID(), crypto.randomUUID()];
  const first = await add(staff, gift, firstKey);
  const second = await add(staff, { ...gift, amount: 4, description: 'Second' }, secondKey);
  expect(second.body).toMatchObject({ balance: 32, transaction: { amount: 4, balanceAfter: 32 } });

  const replayed = await add(staff, gift, firstKey);
  expect(replayed.status).toBe(200);
  expect(replayed.body).toEqual({
    balance: 32,
    transaction: (first.body as { transaction: object }).transaction,
  });
});

test('a grant takes whole amounts above 0, the type purchase, and an existing user', async () => {
  const gift = { userId: user.id, amount: 1, description: 'x', type: 'purchase' };
  for (const [change, field] of [
    [{ amount: 0 }, 'amount'],
    [{ amount: 1.5 }, 'amount'],
    [{ amount: -5 }, 'amount'],
    [{ amount: '5' }, 'amount'],
    [{ type: 'gift' }, 'type'],
    [{ description: ' ' }, 'description'],
  ] as const)
    expect((await add(staff, { ...gift, ...change })).body).toMatchObject({ error: 'invalid_input', field });
  expect((await add(staff, { ...gift, userId: 'nobody' })).status).toBe(404);
});

test('a refused grant, and a refused look at another account, are audited', async () => {
  const other = await server.signUpVerified();
  const gift = { userId: user.id, amount: 5, description: 'Mine', type: 'purchase' };
  const key = crypto.randomUUID();
  await add(other, gift);
  await add(other, { ...gift, amount: -1 });
  await other.fetchJson('GET', `/api/credits/balance?userId=${user.id}`);
  await add(staff, { ...gift, userId: 'nobody' });
  await add(staff, gift, key);
  await add(staff, { ...gift, amount: 6 }, key);
  const refused = (action: string, code: string, target = user.id) => ({ action: `refused.${action}`, target, code });
  const rows = (actor: TestClient) =>
    query(
      server.env.DATABASE_URL,
      `select action, target, detail ->> 'code' as code from audit
       where actor = $1 and action like 'refused.%' order by id desc limit 3`,
      [actor.id],
    );
  expect(await rows(other)).toEqual([
    refused('creditsBalance', 'forbidden'),
    refused('creditsAdd', 'invalid_input'),
    refused('creditsAdd', 'forbidden'),
  ]);
  expect((await rows(staff)).slice(0, 2)).toEqual([
    refused('creditsAdd', 'idempotency_mismatch'),
    refused('creditsAdd', 'not_found', 'nobody'),
  ]);
});

test('another user’s balance is readable by staff only', async () => {
  const path = `/api/credits/balance?userId=${user.id}`;
  expect((await user.fetchJson('GET', path)).status).toBe(200);
  expect((await staff.fetchJson('GET', path)).body).toHaveProperty('balance');
  const other = await server.signUpVerified();
  expect((await other.fetchJson('GET', path)).status).toBe(403);
  expect((await staff.fetchJson('GET', '/api/credits/balance?userId=nobody')).status).toBe(404);
});

test('an unverified user sees a balance and may not spend', async () => {
  const unverified = await server.signUp();
  expect((await unverified.fetchJson('GET', '/api/credits/balance')).body).toEqual({ balance: 0, held: 0 });
  const refused = await unverified.fetchJson('POST', '/api/fal-ai/generate/image', { prompt: 'a lake' });
  expect([refused.status, (refused.body as { error: string }).error]).toEqual([403, 'email_unverified']);
});

test('prices are public, whole numbers, and list exactly the models and kinds this server makes', async () => {
  const { body } = await server.client().fetchJson('GET', '/api/credits/costs');
  const { costs, unit } = body as { costs: Record<string, number>; unit: string };
  expect(unit).toBe('credits');
  const named = (kind: string) => Object.keys(costs).filter((row) => row.startsWith(kind));
  expect(named('image:')).toEqual(IMAGE_MODELS.map(({ id }) => `image:${id}`));
  expect(named('video:')).toEqual(VIDEO_MODELS.map(({ id }) => `video:${id}:second`));
  const talkers = [...LLM_MODELS.map(({ id }) => id), 'other'].map((id) => `chat:${id}:1000`);
  expect(named('chat:').sort()).toEqual(talkers.sort());
  const others = Object.keys(costs).filter((row) => !/^(image|video|chat):/.test(row));
  expect(others.sort()).toEqual(['cutout', 'edit', 'music:30s', 'prompt', 'speech:1000', 'upscale:2', 'upscale:4']);
  expect(Object.values(costs).every((cost) => Number.isInteger(cost) && cost > 0)).toBe(true);
});

test('the transaction list takes a limit of 1 to 100, and defaults to 100 for an invalid one', async () => {
  const list = async (limit: string) =>
    ((await user.fetchJson('GET', `/api/credits/transactions?limit=${limit}`)).body as { transactions: unknown[] })
      .transactions;
  expect(await list('1')).toHaveLength(1);
  expect(await list('0')).toHaveLength(1);
  expect((await list('abc')).length).toBeGreaterThan(1);
});

describe('own caps on spending', () => {
  const PATH = '/api/billing/spending-caps';
  /** What two pictures of the built-in engine cost. */
  const PRICE = 2;
  const PICTURE = { prompt: 'Three ceramic vases', style: 'cartoon', num_images: 2, model: 'fal-ai/flux/schnell' };
  const order = (client: TestClient) =>
    client.fetchJson('POST', '/api/fal-ai/generate/image', PICTURE, { prefer: 'respond-async' });
  const refused = (text: string) => ({
    status: 403,
    body: { error: 'spend_cap', message: expect.stringContaining(text) },
  });

  test('are off at first; what is no whole number above 0 is refused by name', async () => {
    const maker = await server.signUpVerified();
    const none = { caps: { perDay: null, perRun: null }, spentToday: 0 };
    expect(await maker.fetchJson('GET', PATH)).toMatchObject({ status: 200, body: none });
    for (const wrong of [
      { perDay: 0, perRun: null },
      { perDay: 1.5, perRun: null },
    ])
      expect(await maker.fetchJson('PUT', PATH, wrong)).toMatchObject({ status: 400, body: { field: 'perDay' } });
    expect(await maker.fetchJson('GET', PATH)).toMatchObject({ body: none });
  });

  test('orders at once keep to the cap of the day, and a refused one holds nothing', async () => {
    const maker = await server.signUpVerified();
    await maker.fetchJson('PUT', PATH, { perDay: 2 * PRICE + 1, perRun: null });
    const answers = await Promise.all(Array.from({ length: 6 }, () => order(maker)));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 202, 403, 403, 403, 403]);
    expect(answers.find(({ status }) => status === 403)).toMatchObject(
      refused(`Your cap of 5 credits a day leaves 1 until midnight UTC, and this needs ${PRICE}.`),
    );
    expect(await maker.balance()).toBe(25 - 2 * PRICE);
    expect(await maker.fetchJson('GET', PATH)).toMatchObject({ body: { spentToday: 2 * PRICE } });

    await maker.fetchJson('PUT', PATH, { perDay: null, perRun: PRICE });
    expect((await order(maker)).status).toBe(202);
    await maker.fetchJson('PUT', PATH, { perDay: null, perRun: PRICE - 1 });
    expect(await order(maker)).toMatchObject(refused('You can change the cap at /account/billing.'));
  });

  test('a run of steps counts as one run: it is refused above the cap, and its steps keep to the cap of the day', async () => {
    const maker = await server.signUpVerified();
    const input = { messages: [{ role: 'user', content: 'A lake' }], max_tokens: 100 };
    const steps = ['first', 'second'].map((id) => ({ id, kind: 'chat', input }));
    const { body } = await maker.fetchJson('POST', '/api/agents', { name: 'Two steps', steps });
    const { agent } = body as { agent: { id: string } };
    const start = () => maker.fetchJson('POST', `/api/agents/${agent.id}/run`, {});

    await maker.fetchJson('PUT', PATH, { perDay: null, perRun: 1 });
    expect(await start()).toMatchObject(refused('Your cap is 1 credit a run: this needs up to 2.'));

    await maker.fetchJson('PUT', PATH, { perDay: 1, perRun: 2 });
    const { runId } = (await start()).body as { runId: string };
    await maker.untilEnded(runId);
    expect(await query(server.env.DATABASE_URL, 'select price::int from run where leaf_of = $1', [runId])).toEqual([
      { price: 1 },
    ]);
    const told = await maker.fetchJson('GET', `/api/agent-runs/${runId}`);
    expect(JSON.stringify(told.body)).toContain('Your cap of 1 credit a day leaves 0');
  });
});
