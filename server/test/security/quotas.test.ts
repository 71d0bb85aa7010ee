import { ARRIVALS_MAX } from '@flint/shared/contracts/agent-arrivals';
import { SCHEDULES_MAX } from '@flint/shared/contracts/agent-schedules';
import { WEBHOOKS_MAX } from '@flint/shared/contracts/agent-webhooks';
import { AGENTS_MAX, type Agent } from '@flint/shared/contracts/agents';
import { BRANDS_MAX } from '@flint/shared/contracts/brand-limits';
import { COLLECTIONS_MAX, type Collection } from '@flint/shared/contracts/collections';
import { TEMPLATES_MAX } from '@flint/shared/contracts/templates';
import { query } from '../support/query';
import type { RunningServer, TestClient } from '../support/server';
import { sharedServer } from '../support/shared-server';

const AT_ONCE = 40;
const UPLOADS_UNDER_WAY = 10;

let server: RunningServer;
let user: TestClient;

beforeAll(async () => {
  server = await sharedServer();
});
beforeEach(async () => {
  user = await server.signUpVerified();
});

/** How many of forty concurrent requests get each status. */
async function race(
  path: string | ((at: number) => string),
  bodyOf: (at: number) => object,
): Promise<Record<number, number>> {
  const pathOf = typeof path === 'string' ? () => path : path;
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_none, at) => user.fetchJson('POST', pathOf(at), bodyOf(at))),
  );
  return Object.fromEntries(
    [...new Set(answers.map(({ status }) => status))].map((status) => [
      status,
      answers.filter((answer) => answer.status === status).length,
    ]),
  );
}

test('uploads asked for at once are as many as one user may have under way', async () => {
  const wish = { purpose: 'recording', name: 'a.wav', contentType: 'audio/wav', bytes: 1000 };
  expect(await race('/api/uploads/presign', () => wish)).toEqual({ 200: UPLOADS_UNDER_WAY, 429: 30 });
  const [row] = await query(server.env.DATABASE_URL, 'select count(*)::int as uploads from upload where user_id = $1', [
    user.id,
  ]);
  expect(row).toEqual({ uploads: UPLOADS_UNDER_WAY });
});

test('one user’s uploads do not use up another’s', async () => {
  const wish = { purpose: 'recording', name: 'a.wav', contentType: 'audio/wav', bytes: 1000 };
  await race('/api/uploads/presign', () => wish);
  const other = await server.signUp();
  expect((await other.fetchJson('POST', '/api/uploads/presign', wish)).status).toBe(200);
});

test('brand profiles made at once keep to their maximum', async () => {
  await query(
    server.env.DATABASE_URL,
    `insert into brand_profile (id, user_id, name) select gen_random_uuid(), $1, 'Brand' from generate_series(3, $2)`,
    [user.id, BRANDS_MAX],
  );
  expect(await race('/api/brand-profiles', (at) => ({ name: `Brand ${at}` }))).toEqual({ 200: 2, 409: 38 });
});

test('collections made at once keep to their maximum', async () => {
  await query(
    server.env.DATABASE_URL,
    `insert into collection (id, user_id, name) select gen_random_uuid(), $1, 'C' || n from generate_series(3, $2) n`,
    [user.id, COLLECTIONS_MAX],
  );
  expect(await race('/api/library/collections', (at) => ({ name: `At once ${at}` }))).toEqual({ 200: 2, 409: 38 });
});

test.each([
  ['agents', 'agent', AGENTS_MAX],
  ['templates', 'template', TEMPLATES_MAX],
])('%s made at once keep to their maximum', async (path, table, most) => {
  const columns = table === 'agent' ? { instructions: "''" } : { is_published: 'false' };
  await query(
    server.env.DATABASE_URL,
    `insert into ${table} (id, user_id, name, description, inputs, steps, ${Object.keys(columns)})
     select gen_random_uuid(), $1, 'Kept', '', '{}', '[]', ${Object.values(columns)} from generate_series(3, $2)`,
    [user.id, most],
  );
  expect(await race(`/api/${path}`, (at) => ({ name: `At once ${at}` }))).toEqual({ 200: 2, 409: 38 });
  const { body } = await user.fetchJson('POST', `/api/${path}`, { name: 'One more' });
  expect(body).toMatchObject({ message: `You have ${most} ${path}. Remove one first.` });
});

describe('what is set up with agents', () => {
  const inputs = { topic: { type: 'text', label: 'Topic' } };
  const makeAgent = async () =>
    (await user.ok<{ agent: Agent }>('POST', '/api/agents', { name: 'Busy', inputs })).agent.id;

  test('schedules made at once keep to their maximum', async () => {
    const agent = await makeAgent();
    const wish = { cron: '0 9 * * 5', zone: 'UTC' };
    expect(await race(`/api/agents/${agent}/schedules`, () => wish)).toEqual({
      200: SCHEDULES_MAX,
      409: AT_ONCE - SCHEDULES_MAX,
    });
  });

  test('webhooks made at once keep to their maximum', async () => {
    await query(
      server.env.DATABASE_URL,
      `insert into agent_webhook (id, user_id, agent_id, direction, salt)
       select gen_random_uuid(), $1, gen_random_uuid()::text, 'in', gen_random_uuid() from generate_series(3, $2)`,
      [user.id, WEBHOOKS_MAX],
    );
    // An agent has one of each direction.
    const agents = await Promise.all([1, 2, 3, 4].map(makeAgent));
    const path = (at: number) => `/api/agents/${agents[at % 4]}/webhooks`;
    expect(await race(path, () => ({ direction: 'in' }))).toEqual({ 200: 2, 409: 38 });
  });

  test('collections looked at, chosen at once, keep to their maximum', async () => {
    await query(
      server.env.DATABASE_URL,
      `insert into agent_arrival (id, user_id, agent_id, collection_id, collection_name, field)
       select gen_random_uuid(), $1, gen_random_uuid()::text, gen_random_uuid(), 'Kept', 'topic'
       from generate_series(3, $2)`,
      [user.id, ARRIVALS_MAX],
    );
    const agent = await makeAgent();
    const make = async (at: number) =>
      (await user.ok<{ collection: Collection }>('POST', '/api/library/collections', { name: `Seen ${at}` }))
        .collection;
    const collections = await Promise.all([1, 2, 3, 4].map(make));
    const wishOf = (at: number) => ({ collectionId: collections[at % 4]?.id, field: 'topic' });
    expect(await race(`/api/agents/${agent}/arrivals`, wishOf)).toEqual({ 200: 2, 409: 38 });
  });
});
