import { randomUUID } from 'node:crypto';
import type { Presigned } from '@flint/shared/contracts/uploads';
import { untilMailed } from '../support/mailbox';
import { startS3 } from '../support/s3';
import { startServer } from '../support/server';

/** Stands for a secret that no output may contain. */
const CANARY = 'CANARY';
/** The same in every text of a value, replaced by a new secret, long and mixed like a token of ours. */
function planted<T>(value: T): { planted: T; secret: string } {
  const secret = `canary${randomUUID().replaceAll('-', '')}`;
  return { planted: JSON.parse(JSON.stringify(value).replaceAll(CANARY, secret)), secret };
}

let s3: Awaited<ReturnType<typeof startS3>>;
let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  s3 = await startS3();
  server = await startServer({ LOG_LEVEL: 'trace', RATE_LIMIT_FACTOR: '1000', ...s3.env });
});
afterAll(async () => {
  await server.stop();
  await s3.stop();
});

/** Waits until the log holds a later request, and so everything of this one. */
async function logged(response: Response): Promise<void> {
  await response.arrayBuffer();
  const later = `/api/runs/${randomUUID()}`;
  await fetch(server.url + later);
  await server.until(async () => server.logs.includes(later), `The log of ${later}`);
}

test.each([
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
])('a secret in the address %s is not logged', async (address) => {
  const { planted: path, secret } = planted(address);
  await logged(await fetch(server.url + path, { redirect: 'manual' }));
  expect(server.logs).not.toContain(secret);
});

test.each([
  ['authorization', `Bearer ${CANARY}`],
  ['cookie', `flint_session=${CANARY}`],
  ['idempotency-key', CANARY],
  ['referer', `https://example.com/?token=${CANARY}`],
  ['x-request-id', CANARY],
  ['x-forwarded-for', CANARY],
  ['traceparent', CANARY],
])('a secret in the header %s is not logged', async (name, value) => {
  const { planted: headers, secret } = planted({ [name]: value });
  await logged(await fetch(`${server.url}/api/library`, { headers }));
  expect(server.logs).not.toContain(secret);
});

test.each([
  ['POST', '/api/users/sign-in', { email: 'a@example.com', password: CANARY }],
  ['POST', '/api/users/sign-in', { email: `${CANARY}@example.com`, password: 'correct horse 9' }],
  ['POST', '/api/users/sign-up', { email: 'not an address', password: CANARY }],
  ['POST', '/api/users/verify-email-code', { email: 'a@example.com', code: CANARY }],
  ['POST', '/api/users/reset-password', { email: 'a@example.com', token: CANARY, newPassword: CANARY }],
  ['POST', '/api/users/reset-password', { email: CANARY, token: [CANARY], newPassword: 1 }],
  ['POST', '/graphql', { query: `{ ${CANARY} }` }],
  ['POST', '/graphql', { query: `{ ${CANARY}` }],
])('a secret in the body of %s %s is not logged', async (method, path, body) => {
  const headers = { 'content-type': 'application/json', origin: server.url };
  const { planted: sent, secret } = planted(body);
  await logged(await fetch(server.url + path, { method, headers, body: JSON.stringify(sent) }));
  expect(server.logs).not.toContain(secret);
});

test('a secret in a body that cannot be parsed is not logged', async () => {
  const headers = { 'content-type': 'application/json', origin: server.url };
  const { planted: body, secret } = planted(`{"password":"${CANARY}`);
  await logged(await fetch(`${server.url}/api/users/sign-in`, { method: 'POST', headers, body }));
  expect(server.logs).not.toContain(secret);
});

test('the token of a mailed link is not logged, from the request to its use', async () => {
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
  expect(server.logs).not.toContain(token);
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
  expect(refused.status).toBe(500);
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
