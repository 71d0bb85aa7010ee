import { randomUUID } from 'node:crypto';
import { createSentryIngest } from '@flint/simulators/sentry';
import { stopAtTheEnd } from '../support/leftovers';
import { query } from '../support/query';
import { startS3 } from '../support/s3';
import { startServer } from '../support/server';
import { giveRole } from '../support/steward';
import { STAGING } from './staging';

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
  // Until the blog's first posts are in the bucket, their fault could be told in this one's place.
  await server.until(async () => {
    const { ok } = await user.fetch('/blogs/index.json');
    return ok && (await query(server.env.DATABASE_URL, 'select 1 from blog_file_task')).length === 0;
  }, 'The first posts are written');
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

test('staff is told what is on, where it goes and what became of the latest reports; others are not', async () => {
  const user = await server.signUp();
  expect((await user.fetch('/api/staff/reporting')).status).toBe(403);
  await server.admin('user:verify', '--email', user.email);
  await giveRole(server.env.DATABASE_URL, user.id, 'admin');
  const { body } = await user.fetchJson('GET', '/api/staff/reporting');
  expect(body).toMatchObject({
    environment: 'staging',
    service: { host: new URL(ingest.url).host, project: '42', redacted: true },
    pixels: [],
    recent: { server: { sent: expect.any(Number) } },
  });
  expect(JSON.stringify(body)).not.toContain('publickey');
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
