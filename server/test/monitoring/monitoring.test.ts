import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { createSentryIngest } from '@flint/simulators/sentry';
import { stopAtTheEnd } from '../support/leftovers';
import { startS3 } from '../support/s3';
import { startServer } from '../support/server';

const STAGING = {
  ...{ FLINT_ENV: 'staging', AUTH_SECRET: 'not one of the well-known words of any tutorial' },
  ...{ SMTP_URL: 'smtp://localhost:1', MAIL_FROM: 'flint@example.com' },
};
const TYPE = 'application/x-sentry-envelope';

let ingest: Awaited<ReturnType<typeof createSentryIngest>>;
let s3: Awaited<ReturnType<typeof startS3>>;
let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  ingest = await createSentryIngest();
  stopAtTheEnd(() => ingest.close());
  s3 = await startS3();
  server = await startServer({ ...STAGING, ...s3.env, SENTRY_DSN: ingest.dsn, RATE_LIMIT_FACTOR: '1000' });
});
afterAll(async () => {
  await server.stop();
  await Promise.all([s3.stop(), ingest.close()]);
});
afterEach(() => ingest.answerWith(200));

const eventsOf = (type: string) =>
  ingest
    .items()
    .filter((item) => item.type === type)
    .map(({ payload }) => payload);

/** A page's report. */
function envelope(message: string, dsn = ingest.dsn): string {
  const event = JSON.stringify({ event_id: randomUUID().replaceAll('-', ''), message });
  return [JSON.stringify({ dsn, sent_at: new Date().toISOString() }), JSON.stringify({ type: 'event' }), event].join(
    '\n',
  );
}
const send = (body: string, headers: Record<string, string> = {}, url = server.url) =>
  fetch(`${url}/monitoring`, { method: 'POST', headers: { 'content-type': TYPE, ...headers }, body });

test('a fault of the server is reported once, with its route and request, and with none of the planted secrets', async () => {
  const canary = `canary${randomUUID().replaceAll('-', '')}`;
  const user = await server.signUp();
  const announced = { purpose: 'profile-picture', contentType: 'image/jpeg', bytes: 9 };
  const { body } = await user.fetchJson('POST', '/api/uploads/presign', announced);
  await s3.stop();
  const answer = await user.fetch(`/api/users/me/picture?token=${canary}&key=${canary}`, {
    method: 'PUT',
    headers: {
      ...{ 'content-type': 'application/json', 'x-api-key': canary, 'x-request-id': canary },
      referer: `https://example.com/?secret=${canary}`,
    },
    body: JSON.stringify({ uploadId: (body as { uploadId: string }).uploadId, password: canary }),
  });
  const { requestId } = (await answer.json()) as { requestId: string };
  expect(answer.status).toBe(503);
  await server.until(async () => eventsOf('event').some(({ tags }) => tags?.requestId === requestId), 'The report');

  const [event, ...more] = eventsOf('event').filter(({ tags }) => tags?.requestId === requestId);
  expect(more).toEqual([]);
  expect(event).toMatchObject({ environment: 'staging', level: 'error', release: expect.stringMatching(/^server@/) });
  expect(JSON.stringify(event.exception)).toContain('ECONNREFUSED');
  expect(event).not.toHaveProperty('user');
  expect(event).not.toHaveProperty('request');
  expect(ingest.text()).not.toContain(canary);
  expect(ingest.text()).not.toContain(s3.secretAccessKey);
  expect(ingest.text()).not.toContain(user.email);
});

test('one request in ten is traced by its route, in the trace of the page, whatever the page asks for', async () => {
  const traceId = randomUUID().replaceAll('-', '');
  const canary = `canary${randomUUID().replaceAll('-', '')}`;
  const headers = { 'sentry-trace': `${traceId}-${'ab'.repeat(8)}-1`, baggage: `sentry-transaction=${canary}` };
  for (let at = 0; at < 400; at++) await (await fetch(`${server.url}/api/runs/${randomUUID()}`, { headers })).text();
  const traced = () => eventsOf('transaction').filter(({ contexts }) => contexts.trace.trace_id === traceId);
  await server.until(async () => traced().length > 0, 'A transaction');
  expect(traced()[0]).toMatchObject({ transaction: 'GET /api/runs/:id', contexts: { trace: { op: 'http.server' } } });
  // 40 are expected; a wish to be sampled would give 400.
  expect(traced().length).toBeLessThan(120);
  expect(ingest.text()).not.toContain(canary);
});

test('addresses without a page are not traced', async () => {
  for (let at = 0; at < 100; at++) await (await fetch(`${server.url}/no-such-page-${at}`)).text();
  expect(JSON.stringify(eventsOf('transaction'))).not.toMatch(/\/\*|unmatched|no-such/);
});

test('the tunnel passes a report on as it is, without the headers of the page', async () => {
  const canary = `canary${randomUUID().replaceAll('-', '')}`;
  const message = `row ${randomUUID().slice(0, 8)}`;
  const answer = await send(envelope(message), { cookie: `session=${canary}`, 'x-forwarded-for': canary });
  expect([answer.status, await answer.json()]).toEqual([200, {}]);
  expect(eventsOf('event').map((event) => event.message)).toContain(message);
  expect(JSON.stringify(ingest.headers())).not.toContain(canary);
});

test.each([
  ['of another service', () => send(envelope('x', 'https://publickey@evil.test/42')), 400, /dsn/],
  ['of another project', () => send(envelope('x', `${ingest.dsn}3`)), 400, /dsn/],
  ['without a DSN', () => send('{}\n{"type":"event"}\n{}'), 400, /dsn/],
  ['that is no envelope', () => send('one line'), 400, /dsn/],
  ['of another type', () => send('{}', { 'content-type': 'application/json' }), 415, /application\/x-sentry-envelope/],
  ['from another site', () => send(envelope('x'), { origin: 'https://evil.test' }), 403, /another site/],
])('a report %s is refused', async (_what, sent, status, reason) => {
  const before = ingest.items().length;
  const answer = await sent();
  expect([answer.status, await answer.text()]).toEqual([status, expect.stringMatching(reason)]);
  expect(ingest.items().length).toBe(before);
});

test('a report of more than 4 MB is refused before it is sent', async () => {
  const headers = { 'content-type': TYPE, 'content-length': 4_000_001 };
  const asked = request(`${server.url}/monitoring`, { method: 'POST', headers });
  asked.write(envelope('x'));
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  expect([answer.statusCode, await text(answer)]).toEqual([413, expect.stringMatching(/larger/)]);
  asked.destroy();
});

test('a page learns that the service asks for a pause, or does not answer; neither is a fault of the server', async () => {
  ingest.answerWith(429);
  const paused = await send(envelope('x'));
  expect([paused.status, paused.headers.get('retry-after')]).toEqual([429, '7']);
  ingest.answerWith(500);
  const refused = await send(envelope('x'));
  expect([refused.status, await refused.json()]).toMatchObject([502, { error: 'provider_failed' }]);
  ingest.answerWith(200);
  // The report of a later fault would follow one of the refusal.
  await send(envelope('later'));
  expect(JSON.stringify(eventsOf('event'))).not.toContain('did not take');
});

test('the tunnel is described in the API’s reference', async () => {
  const { paths } = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as { paths: object };
  expect(paths).toHaveProperty(['/monitoring', 'post', 'operationId'], 'forwardReport');
});

test('a page is told the DSN, and may send to its own origin alone', async () => {
  const page = await fetch(`${server.url}/signin`);
  const [, boot = ''] = /id="boot"[^>]*>(.*?)<\/script>/s.exec(await page.text()) ?? [];
  expect(JSON.parse(boot)).toMatchObject({ environment: 'staging', monitoring: { dsn: ingest.dsn } });
  expect(page.headers.get('content-security-policy')).toContain("connect-src 'self' ");
  expect(page.headers.get('content-security-policy')).not.toContain(new URL(ingest.dsn).host);
});

test.each([
  ['in development, with a DSN', () => ({ FLINT_ENV: 'development', SENTRY_DSN: ingest.dsn })],
  ['in staging, without a DSN', () => STAGING],
])('%s, /monitoring is 404 and pages are told of no service', async (_where, env) => {
  const off = await startServer(env());
  stopAtTheEnd(() => off.stop());
  const before = ingest.items().length;
  const answers = await Promise.all([
    send(envelope('x'), {}, off.url),
    send(envelope('x'), { 'content-type': 'text/plain' }, off.url),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  expect(await (await fetch(`${off.url}/signin`)).text()).not.toContain('monitoring');
  await off.stop();
  expect(ingest.items().length).toBe(before);
});

test('reports are limited by address', async () => {
  const strict = await startServer({ ...STAGING, SENTRY_DSN: ingest.dsn });
  stopAtTheEnd(() => strict.stop());
  const statuses = [];
  for (let at = 0; at < 31; at++) statuses.push((await send(envelope('x'), {}, strict.url)).status);
  expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true);
  expect(statuses[30]).toBe(429);
  await strict.stop();
});
