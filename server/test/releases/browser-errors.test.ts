import type { BrowserError, BrowserErrorGroup } from '@flint/shared/contracts/browser-errors';
import { ask, newStaff, offerOf } from '../support/control-plane';
import { query } from '../support/query';
import { startServer, type TestClient, type TestServer } from '../support/server';

let server: TestServer;
let staff: TestClient;
let version: string;

beforeAll(async () => {
  server = await startServer({ SWEEP_MS: '100', TRIM_MS: '100' });
  staff = await newStaff(server);
  version = (await offerOf(staff, 'mfe-billing')).version;
});
afterAll(() => server.stop());
beforeEach(() => query(server.env.DATABASE_URL, 'delete from browser_error'));

const anError = (more: Partial<BrowserError> = {}): BrowserError => ({
  ...{ source: 'mfe-billing', version, kind: 'error', name: 'TypeError', message: 'row 7 has no price', count: 1 },
  ...more,
});
const report = (errors: readonly object[], by = server.client()) =>
  by.fetchJson('POST', '/api/browser-errors', { errors });

/** Error groups as staff sees them, once this many errors were counted. */
async function untilCounted(total: number): Promise<BrowserErrorGroup[]> {
  const sum = 'select coalesce(sum(count), 0)::int as total from browser_error';
  await server.until(
    async () => (await query(server.env.DATABASE_URL, sum))[0]?.total === total,
    `A count of ${total}`,
  );
  const question = `{ browserErrors(environment: "development", first: 50) {
    id source version kind name message stack page action requestId count firstSeen lastSeen } }`;
  const answer = await ask<{ browserErrors: BrowserErrorGroup[] }>(staff, question);
  expect(answer.message).toBeUndefined();
  return answer.data.browserErrors;
}

test('errors of a signed-out visitor are grouped by fingerprint, counted, and listed for staff', async () => {
  const stack = 'at sum (https://flint.test/remotes/mfe-billing/1/a.js:1:2)';
  const answer = await report([
    anError({ stack, page: 'credits' }),
    anError({ name: 'RangeError' }),
    anError({ version: '9.9.9' }),
  ]);
  expect(answer).toMatchObject({ status: 200, body: { success: true, accepted: [true, true, false] } });
  await report([anError({ stack, message: 'row 12 has no price', count: 4 })]);
  const found = await untilCounted(6);
  expect(found).toHaveLength(2);
  expect(found.find(({ count }) => count === 5)).toMatchObject({
    ...{ source: 'mfe-billing', version, kind: 'error', name: 'TypeError', message: 'row 7 has no price' },
    ...{ stack, page: 'credits', action: null },
  });
});

test('errors are redacted on the server before they are stored', async () => {
  await report([
    anError({
      message: 'maya@example.com at https://flint.test/oauth/callback?code=s3cret',
      stack: 'Bearer abc.def\n at f (https://flint.test/a.js?token=s3cret:1:2)',
      action: 'key sk_live_4eC39HqLyjWDarjtT1zdp7dc',
    }),
  ]);
  const [kept] = await untilCounted(1);
  expect(kept).toMatchObject({
    message: '[email] at https://flint.test/oauth/callback',
    stack: '[token]\n at f (https://flint.test/a.js:1:2)',
    action: 'key [token]',
  });
  expect(server.logs).not.toContain('s3cret');
});

test('errors of an unpublished remote version are ignored', async () => {
  await report([anError({ version: '99.0.0' }), anError({ source: 'shell', version: '1a2b3c4d' })]);
  expect((await untilCounted(1)).map(({ source }) => source)).toEqual(['shell']);
});

test.each([
  ['no error', []],
  ['too many errors', Array.from({ length: 11 }, () => ({}))],
  ['an unknown source', [{ source: 'mfe-none' }]],
  ['a message that is too long', [{ message: 'x'.repeat(301) }]],
  ['a stack that is too long', [{ stack: 'x'.repeat(2_001) }]],
  ['a version that is markup', [{ version: '<b>' }]],
  ['a count of nothing', [{ count: 0 }]],
  ['a count beyond reason', [{ count: 1_001 }]],
])('%s is refused with 400', async (_what, changes) => {
  expect((await report(changes.map((change) => anError(change as Partial<BrowserError>)))).status).toBe(400);
});

test('reports from other sites are refused', async () => {
  const headers = { origin: 'https://elsewhere.test', 'content-type': 'application/json' };
  const body = JSON.stringify({ errors: [anError()] });
  const answer = await staff.fetch('/api/browser-errors', { method: 'POST', headers, body });
  expect(answer.status).toBe(403);
});

test('only staff can list errors', async () => {
  const user = await server.signUpVerified();
  const question = '{ browserErrors(environment: "development") { id } }';
  expect((await ask(user, question)).code).toBe('FORBIDDEN');
  expect((await ask(server.client(), question)).code).toBe('UNAUTHENTICATED');
});

test('reports have a rate limit of their own, which does not affect other calls', async () => {
  const user = await server.signUpVerified();
  const statuses = await Promise.all(Array.from({ length: 40 }, async () => (await report([anError()], user)).status));
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10);
  const change = await user.fetchJson('POST', '/api/releases/reports', {
    ...{ remote: 'mfe-billing', version, kind: 'mounted' },
  });
  expect(change.status).toBe(200);
});

test('the table is bounded: the most recent groups and versions stay, and nothing older than 30 days', async () => {
  const fill = `insert into browser_error (environment, source, version, fingerprint, kind, name, message, stack, count, last_seen)
    select 'development', 'shell', 'v' || (n / 150), n::text, 'error', 'E', 'm', '', 1, now() - n * interval '1 second'
    from generate_series(1, 2250) n`;
  await query(server.env.DATABASE_URL, fill);
  await query(
    server.env.DATABASE_URL,
    `insert into browser_error (environment, source, version, fingerprint, kind, name, message, stack, count, last_seen)
     values ('development', 'mfe-tools', '1', 'old', 'error', 'E', 'm', '', 1, now() - interval '31 days')`,
  );
  const left = await server.until(async () => {
    const rows = await query(
      server.env.DATABASE_URL,
      `select source, version, count(*)::int as groups from browser_error
       where source in ('shell', 'mfe-tools') group by 1, 2 order by 1, 2`,
    );
    return rows.length <= 10 && rows;
  }, 'The sweep');
  expect(left.map(({ source }) => source)).toEqual(Array.from({ length: 10 }, () => 'shell'));
  expect(left.every(({ groups }) => Number(groups) <= 100)).toBe(true);
});
