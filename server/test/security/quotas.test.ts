import { BRANDS_MAX } from '@flint/shared/contracts/brand-limits';
import { COLLECTIONS_MAX } from '@flint/shared/contracts/collections';
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
async function race(path: string, bodyOf: (at: number) => object): Promise<Record<number, number>> {
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, (_none, at) => user.fetchJson('POST', path, bodyOf(at))),
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
