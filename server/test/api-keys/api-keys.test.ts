import { randomUUID } from 'node:crypto';
import type { ApiKey, KeyScope, NewApiKey } from '@flint/shared/contracts/api-keys';
import { API_KEYS_MAX, KEY_SCOPE_IDS } from '@flint/shared/contracts/api-keys';
import { KEY_ACCESS } from '../../src/features/api-keys/key-access';
import { addressOf, CALLS } from '../support/calls';
import { query } from '../support/query';
import { startServer, type TestClient, type TestServer } from '../support/server';
import { giveRole } from '../support/steward';

/** What two pictures of the built-in engine cost. */
const PRICE = 2;
const PICTURE = { prompt: 'Three ceramic vases', style: 'cartoon', num_images: 2, model: 'fal-ai/flux/schnell' };

let server: TestServer;
let owner: TestClient;

beforeAll(async () => {
  server = await startServer({ RATE_LIMIT_FACTOR: '1000' });
  owner = await server.signUpVerified();
});
afterAll(() => server.stop());

const PATH = '/api/users/me/api-keys';

async function newKey(user: TestClient, wish: Partial<NewApiKey> = {}): Promise<{ secret: string; key: ApiKey }> {
  const body = { name: 'Zapier', scopes: KEY_SCOPE_IDS, dailyCap: 1000, days: 90, ...wish };
  const answer = await user.fetchJson('POST', PATH, body);
  expect(answer.status).toBe(200);
  return answer.body as { secret: string; key: ApiKey };
}

/** A program: it has a key, no cookie, and may run on another site. */
function program(secret: string) {
  const client = server.client();
  return (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    client.fetchJson(method, path, body, {
      ...{ authorization: `Bearer ${secret}`, origin: 'https://elsewhere.example', prefer: 'respond-async' },
      ...headers,
    });
}

test('a key is told once, kept as a hash, and says when it was used', async () => {
  const user = await server.signUpVerified();
  const { secret, key } = await newKey(user, { name: ' Editing desk ', scopes: ['read'], dailyCap: 0, days: null });
  expect(secret).toMatch(/^flint_[\w-]{43}$/);
  expect(key).toMatchObject({ name: 'Editing desk', start: secret.slice(0, 11), expiresAt: null, lastUsedAt: null });
  const [row] = await query(server.env.DATABASE_URL, 'select * from api_key where id = $1', [key.id]);
  expect(JSON.stringify(row)).not.toContain(secret.slice(12));

  expect((await program(secret)('GET', '/api/credits/balance')).status).toBe(200);
  const { body } = await user.fetchJson('GET', PATH);
  expect(JSON.stringify(body)).not.toContain(secret.slice(12));
  expect(body).toMatchObject({ keys: [{ id: key.id, state: 'active', lastUsedAt: expect.any(String) }] });
  expect(server.logs).not.toContain(secret.slice(12));
});

test('the same Idempotency-Key makes no second key, and tells none again', async () => {
  const user = await server.signUpVerified();
  const headers = { 'idempotency-key': randomUUID() };
  const body = { name: 'Once', scopes: ['read'], dailyCap: 0, days: null };
  const [first, second] = [
    await user.fetchJson('POST', PATH, body, headers),
    await user.fetchJson('POST', PATH, body, headers),
  ];
  expect([first.status, second.status]).toEqual([200, 409]);
  expect((await user.fetchJson('GET', PATH)).body).toMatchObject({ keys: [{ name: 'Once' }] });
});

test('an unverified user has none, and is told why', async () => {
  const user = await server.signUp();
  const answer = await user.fetchJson('POST', PATH, { name: 'X', scopes: ['read'], dailyCap: 0, days: null });
  expect(answer).toMatchObject({ status: 403, body: { error: 'email_unverified' } });
});

test.each([
  [{ scopes: [] }, 'scopes'],
  [{ scopes: ['account'] }, 'scopes'],
  [{ dailyCap: -1 }, 'dailyCap'],
  [{ days: 0 }, 'days'],
  [{ name: ' ' }, 'name'],
])('a wish of %j is refused', async (part, field) => {
  const body = { name: 'X', scopes: ['read'], dailyCap: 0, days: null, ...part };
  expect(await owner.fetchJson('POST', PATH, body)).toMatchObject({
    status: 400,
    body: { field: expect.stringContaining(field) },
  });
});

test('a user has a limited number of keys that work, also at once', async () => {
  const user = await server.signUpVerified();
  const wish = { name: 'One of many', scopes: ['read'], dailyCap: 0, days: null };
  const answers = await Promise.all(Array.from({ length: API_KEYS_MAX + 5 }, () => user.fetchJson('POST', PATH, wish)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(API_KEYS_MAX);
});

describe('what keys reach', () => {
  const served = async () => {
    const { body } = await server.client().fetchJson('GET', '/api/openapi.json');
    const { paths } = body as { paths: Record<string, Record<string, { operationId: string }>> };
    return Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId));
  };
  const scopes = Object.entries(KEY_ACCESS) as [KeyScope | 'refused', readonly string[]][];
  const callsOf = (ids: readonly string[]) => CALLS.filter(({ id }) => ids.includes(id));

  test('every route of the server is in one scope, or refuses keys', async () => {
    const decided = scopes.flatMap(([, ids]) => ids);
    expect([...decided].sort()).toEqual([...(await served())].sort());
  });

  test('accounts, keys, payments, staff and sign-in refuse keys', () => {
    const touchy = CALLS.filter(
      ({ path, auth }) =>
        typeof auth === 'object' || /^\/api\/(users|billing|staff|auth)\b|\/credits\/(add|redeem)/.test(path),
    );
    expect(touchy.length).toBeGreaterThan(50);
    expect(touchy.filter(({ id }) => !(KEY_ACCESS.refused as readonly string[]).includes(id))).toEqual([]);
  });

  test('a key with every scope is refused where keys are, before its input is read', async () => {
    const { secret } = await newKey(owner);
    const send = program(secret);
    const calls = callsOf(KEY_ACCESS.refused);
    const answers = await Promise.all(
      calls.map(async (call) => {
        const { status, body } = await send(call.method, addressOf(call), call.body ? {} : undefined);
        return [call.id, status, (body as { error?: string }).error];
      }),
    );
    expect(answers.filter(([, status, error]) => status !== 403 || error !== 'forbidden')).toEqual([]);
  });

  test.each(KEY_SCOPE_IDS)('without the scope %s, none of its calls', async (scope) => {
    const { secret } = await newKey(owner, { scopes: KEY_SCOPE_IDS.filter((each) => each !== scope) });
    const send = program(secret);
    const calls = callsOf(KEY_ACCESS[scope]);
    const answers = await Promise.all(
      calls.map(async (call) => (await send(call.method, addressOf(call), call.body ? {} : undefined)).status),
    );
    expect(answers.filter((status) => status !== 403)).toEqual([]);
    expect(calls.length).toBeGreaterThan(5);
    const { secret: other } = await newKey(owner, { scopes: [scope] });
    const statuses = await Promise.all(
      // Event streams of all runs do not end.
      calls
        .filter(({ id }) => id !== 'allRunEvents')
        .map(async (call) => (await program(other)(call.method, addressOf(call), call.body ? {} : undefined)).body),
    );
    expect(statuses.filter((body) => /API key/.test(JSON.stringify(body)))).toEqual([]);
  });

  test('a key of staff acts for nobody else', async () => {
    const staff = await server.signUpVerified();
    await giveRole(server.env.DATABASE_URL, staff.id, 'admin');
    const { secret } = await newKey(staff);
    const body = { userId: owner.id, inputs: {} };
    const answer = await program(secret)('POST', '/api/templates/quote-cards/generate', body);
    expect(answer).toMatchObject({ status: 403, body: { error: 'forbidden' } });
  });

  test('the control plane and pages take no key for a session', async () => {
    const { secret } = await newKey(owner);
    const { body } = await program(secret)('POST', '/graphql', { query: '{ remotes { name } }' });
    expect(JSON.stringify(body)).toMatch(/error/);
  });
});

test('revoked, expired and invented keys are refused; a stranger revokes nothing', async () => {
  const user = await server.signUpVerified();
  const { secret, key } = await newKey(user);
  expect(await owner.fetchJson('DELETE', `${PATH}/${key.id}`)).toMatchObject({ status: 404 });
  expect((await program(secret)('GET', '/api/runs')).status).toBe(200);
  const revoked = await user.fetchJson('DELETE', `${PATH}/${key.id}`);
  expect(revoked).toMatchObject({ status: 200, body: { key: { state: 'revoked' } } });
  expect(await user.fetchJson('DELETE', `${PATH}/${key.id}`)).toMatchObject({ status: 200 });

  const { secret: late, key: expiring } = await newKey(user);
  await query(server.env.DATABASE_URL, `update api_key set expires_at = now() where id = $1`, [expiring.id]);
  for (const bad of [secret, late, `flint_${'x'.repeat(43)}`])
    for (const path of ['/api/runs', '/api/fal-ai/models/image'])
      expect(await program(bad)('GET', path)).toMatchObject({ status: 401, body: { error: 'unauthenticated' } });
});

describe('spending', () => {
  const order = (secret: string, headers: Record<string, string> = {}) =>
    program(secret)('POST', '/api/fal-ai/generate/image', PICTURE, headers);

  test('a run says which key ordered it, and a repeated key repeats nothing', async () => {
    const { secret } = await newKey(owner, { name: 'Nightly' });
    const headers = { 'idempotency-key': randomUUID() };
    const [first, again] = [await order(secret, headers), await order(secret, headers)];
    expect([first.status, again.status]).toEqual([202, 202]);
    const { run } = first.body as { run: { id: string; price: number } };
    expect(run).toMatchObject({ id: headers['idempotency-key'], apiKey: 'Nightly', price: PRICE });
    expect((again.body as { run: { id: string } }).run.id).toBe(run.id);
    const shown = await owner.fetchJson('GET', `/api/runs/${run.id}`);
    expect(shown.body).toMatchObject({ run: { apiKey: 'Nightly' } });
    const { body } = await owner.fetchJson('GET', PATH);
    expect((body as { keys: ApiKey[] }).keys[0]).toMatchObject({ name: 'Nightly', spentToday: PRICE });
  });

  test('orders at once keep to the cap of the day, and a refused one says whose it is', async () => {
    const { secret, key } = await newKey(owner, { name: 'Capped', dailyCap: 2 * PRICE + 1 });
    const answers = await Promise.all(Array.from({ length: 6 }, () => order(secret)));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 202, 403, 403, 403, 403]);
    const refused = answers.find(({ status }) => status === 403)?.body as { error: string; message: string };
    expect(refused.error).toBe('spend_cap');
    expect(refused.message).toContain(`“Capped” may spend 5 credits a day: 1 are left, and this needs ${PRICE}.`);
    expect(refused.message).toContain(key.resetsAt);

    await query(
      server.env.DATABASE_URL,
      `update run set created_at = created_at - interval '1 day' where api_key_id = $1`,
      [key.id],
    );
    expect((await order(secret)).status).toBe(202);
  });

  test('what a run of an agent orders later counts for the key that started it', async () => {
    const step = {
      id: 'idea',
      kind: 'chat',
      input: { messages: [{ role: 'user', content: 'A lake' }], max_tokens: 100 },
    };
    const made = await owner.fetchJson('POST', '/api/agents', { name: 'One step', steps: [step] });
    const { agent } = made.body as { agent: { id: string } };
    const run = async (wish: Partial<NewApiKey>) => {
      const { secret } = await newKey(owner, wish);
      const started = await program(secret)('POST', `/api/agents/${agent.id}/run`, {});
      const { runId } = started.body as { runId: string };
      await owner.untilEnded(runId);
      const leaves = 'select api_key_name, status from run where leaf_of = $1';
      const { body } = await owner.fetchJson('GET', `/api/agent-runs/${runId}`);
      return { leaves: await query(server.env.DATABASE_URL, leaves, [runId]), told: JSON.stringify(body) };
    };
    expect((await run({ name: 'Agents' })).leaves).toEqual([{ api_key_name: 'Agents', status: 'completed' }]);
    const poor = await run({ name: 'Poor', dailyCap: 0 });
    expect(poor.leaves).toEqual([]);
    expect(poor.told).toContain('“Poor” may spend 0 credits a day');
  });

  test('an order above its Max-Credits holds nothing', async () => {
    const before = await owner.credits();
    const { secret } = await newKey(owner);
    expect(await order(secret, { 'max-credits': String(PRICE - 1) })).toMatchObject({
      status: 409,
      body: {
        error: 'above_max',
        message: `This costs up to ${PRICE} credits. You allow 1: nothing was held.`,
        price: PRICE,
      },
    });
    expect(await order(secret, { 'max-credits': 'quote' })).toMatchObject({ status: 409, body: { price: PRICE } });
    expect(await order(secret, { 'max-credits': 'many' })).toMatchObject({ status: 400 });
    expect((await owner.credits()).balance).toBe(before.balance);
  });
});
