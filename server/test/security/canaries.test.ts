import { randomUUID } from 'node:crypto';
import type { Presigned } from '@flint/shared/contracts/uploads';
import { createOtlpCollector } from '@flint/simulators/otlp';
import { stopAtTheEnd } from '../support/leftovers';
import { untilMailed } from '../support/mailbox';
import { query } from '../support/query';
import { startS3 } from '../support/s3';
import { startServer } from '../support/server';

/** Stands for a secret that no output may contain. */
const CANARY = 'CANARY';
/** The same in every text of a value, replaced by a new secret, long and mixed like a token of ours. */
function planted<T>(value: T): { planted: T; secret: string } {
  const secret = `canary${randomUUID().replaceAll('-', '')}`;
  return { planted: JSON.parse(JSON.stringify(value).replaceAll(CANARY, secret)), secret };
}

let collector: Awaited<ReturnType<typeof createOtlpCollector>>;
let s3: Awaited<ReturnType<typeof startS3>>;
let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  collector = await createOtlpCollector();
  stopAtTheEnd(() => collector.close());
  s3 = await startS3();
  server = await startServer({
    ...{ ...collector.env, OTEL_BSP_SCHEDULE_DELAY: '20', ...s3.env },
    ...{ LOG_LEVEL: 'trace', RATE_LIMIT_FACTOR: '1000', SWEEP_MS: '250' },
  });
});
afterAll(async () => {
  await server.stop();
  await Promise.all([s3.stop(), collector.close()]);
});

/** Everything that staff and their tools read: the log and the exported traces. */
const outputs = () => server.logs + collector.text();

/** Waits until the log and the traces hold a later request, and so everything of this one. */
async function logged(response: Response): Promise<void> {
  await response.arrayBuffer();
  const later = `/api/runs/${randomUUID()}`;
  const { requestId } = (await (await fetch(server.url + later)).json()) as { requestId: string };
  await server.until(async () => server.logs.includes(later), `The log of ${later}`);
  const exported = () => collector.spans().some(({ attributes }) => attributes['flint.request_id'] === requestId);
  await server.until(async () => exported(), `The trace of ${later}`);
}

/** Sends each request with a secret of its own. @returns those whose secret is in the log or in a trace */
async function leaking(
  sent: readonly (readonly [name: string, request: (plant: <T>(value: T) => T) => Promise<Response>])[],
): Promise<string[]> {
  const secrets = new Map<string, string>();
  const answers = await Promise.all(
    sent.map(([name, request]) =>
      request((value) => {
        const { planted: hiding, secret } = planted(value);
        secrets.set(name, secret);
        return hiding;
      }),
    ),
  );
  await Promise.all(answers.map(logged));
  const written = outputs();
  return [...secrets].flatMap(([name, secret]) => (written.includes(secret) ? [name] : []));
}

test('a secret in an address is neither logged nor traced', async () => {
  const addresses = [
    `/reset-password?token=${CANARY}`,
    `/signin?next=/reset-password%3Ftoken%3D${CANARY}`,
    `/oauth/callback?code=${CANARY}&state=${CANARY}`,
    `/viewspark/shared/${CANARY}`,
    `/viewspark/shared/${CANARY}/`,
    `/viewspark/share/${CANARY}`,
    `/${CANARY}`,
    `/api/viewspark/shared/${CANARY}`,
    `/api/library/archives/${CANARY}`,
    `/api/${CANARY}`,
    `/media/${'ab'.repeat(8)}.png?signature=${CANARY}`,
    `/media/${CANARY}.png`,
    `/remotes/mfe-tools/1.0.0/app.js?x=${CANARY}`,
    `/%E0%A4%A?token=${CANARY}`,
    `/%E0%A4%A${CANARY}`,
  ];
  const leaks = await leaking(
    addresses.map((address) => [address, (plant) => fetch(server.url + plant(address), { redirect: 'manual' })]),
  );
  expect(leaks).toEqual([]);
});

test('a secret in a header is neither logged nor traced', async () => {
  const values = {
    authorization: `Bearer ${CANARY}`,
    cookie: `flint_session=${CANARY}`,
    'idempotency-key': CANARY,
    referer: `https://example.com/?token=${CANARY}`,
    'x-request-id': CANARY,
    'x-forwarded-for': CANARY,
    traceparent: CANARY,
  };
  const leaks = await leaking(
    Object.entries(values).map(([name, value]) => [
      name,
      (plant) => fetch(`${server.url}/api/library`, { headers: { [name]: plant(value) } }),
    ]),
  );
  expect(leaks).toEqual([]);
});

test('a secret in a body is neither logged nor traced, not even in one that cannot be parsed', async () => {
  const bodies: [path: string, body: object | string][] = [
    ['/api/users/sign-in', { email: 'a@example.com', password: CANARY }],
    ['/api/users/sign-in', { email: `${CANARY}@example.com`, password: 'correct horse 9' }],
    ['/api/users/sign-in', `{"password":"${CANARY}`],
    ['/api/users/sign-up', { email: 'not an address', password: CANARY }],
    ['/api/users/verify-email-code', { email: 'a@example.com', code: CANARY }],
    ['/api/users/reset-password', { email: 'a@example.com', token: CANARY, newPassword: CANARY }],
    ['/api/users/reset-password', { email: CANARY, token: [CANARY], newPassword: 1 }],
    ['/graphql', { query: `{ ${CANARY} }` }],
    ['/graphql', { query: `{ ${CANARY}` }],
  ];
  const headers = { 'content-type': 'application/json', origin: server.url };
  const leaks = await leaking(
    bodies.map(([path, value]) => {
      const body = typeof value === 'string' ? value : JSON.stringify(value);
      return [`${path} ${body}`, (plant) => fetch(server.url + path, { method: 'POST', headers, body: plant(body) })];
    }),
  );
  expect(leaks).toEqual([]);
});

test('the token of a mailed link is neither logged nor traced, from the request to its use', async () => {
  const user = await server.signUp();
  await user.fetchJson('POST', '/api/users/forgot-password', { email: user.email });
  const { text } = await untilMailed(user, user.email, /password/i);
  const [address = ''] = /https?:\S+reset-password\S+|https?:\S+token=\S+/.exec(text) ?? [];
  const link = new URL(address);
  const token = link.searchParams.get('token') ?? '';
  expect(token.length).toBeGreaterThan(16);
  await logged(await user.fetch(link.pathname + link.search));
  const reset = { email: user.email, token, newPassword: 'another horse 10' };
  expect((await user.fetchJson('POST', '/api/users/reset-password', reset)).status).toBe(200);
  expect(server.logs).toContain('/reset-password');
  expect(outputs()).not.toContain(token);
});

test('the keys of the bucket and the signatures made with them are not logged, not even when it is away', async () => {
  const user = await server.signUp();
  const announced = { purpose: 'profile-picture', contentType: 'image/jpeg', bytes: 9 };
  const { uploadUrl, uploadId } = (await user.fetchJson('POST', '/api/uploads/presign', announced)).body as Presigned;
  await s3.stop();
  const refused = await user.fetch('/api/users/me/picture', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ uploadId }),
  });
  expect(refused.status).toBe(503);
  await logged(refused);
  expect(server.logs).toContain('ECONNREFUSED');
  expect(server.logs).not.toContain(s3.secretAccessKey);
  expect(server.logs).not.toContain(s3.accessKeyId);
  const signature = new URL(uploadUrl).searchParams.get('X-Amz-Signature');
  expect(signature).toMatch(/^[0-9a-f]{64}$/);
  expect(server.logs).not.toContain(signature);
});

test('the log still names the route and its identifiers', async () => {
  const run = `/api/runs/${randomUUID()}`;
  await logged(await fetch(server.url + run));
  expect(server.logs).toContain(`"url":"${run}"`);
});

test('the traces still name the route', async () => {
  await logged(await fetch(`${server.url}/api/runs/${randomUUID()}`));
  expect(collector.spans().map(({ attributes }) => attributes['http.route'])).toContain('/api/runs/:id');
});

test('a secret in an error report is neither stored, logged nor traced', async () => {
  const fields: [field: string, text: string][] = [
    ['message', `https://flint.test/reset-password?token=${CANARY}`],
    ['message', `/oauth/callback?code=${CANARY}`],
    ['message', `No account of ${CANARY}@example.com`],
    ['message', `Unexpected token in "my prompt ${CANARY}"`],
    ['message', `Session ${CANARY} has ended`],
    ['name', `Bearer ${CANARY}`],
    ['action', `data:text/plain,${CANARY}`],
    ['stack', `Error: at f (https://flint.test/a.js?signature=${CANARY}:1:2)`],
  ];
  const marker = `report-${randomUUID().slice(0, 8)}`;
  const report = { source: 'shell', kind: 'error', name: 'Error', message: 'row', count: 1 };
  const headers = { 'content-type': 'application/json', origin: server.url };
  const leaks = await leaking(
    fields.map(([field, text], at) => [
      `${field}: ${text}`,
      (plant) => {
        const body = JSON.stringify({ errors: [{ ...report, version: `${marker}-${at}`, [field]: plant(text) }] });
        return fetch(`${server.url}/api/browser-errors`, { method: 'POST', headers, body });
      },
    ]),
  );
  expect(leaks).toEqual([]);
  const stored = () =>
    query(server.env.DATABASE_URL, 'select * from browser_error where version like $1', [`${marker}-%`]);
  await server.until(async () => (await stored()).length === fields.length, 'Every report');
  expect(JSON.stringify(await stored())).not.toMatch(/canary[0-9a-f]{32}/);
});
