import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { createSentryIngest } from '@flint/simulators/sentry';
import { stopAtTheEnd } from '../support/leftovers';
import { startServer } from '../support/server';
import { giveRole } from '../support/steward';
import { STAGING } from './staging';

const TYPE = 'application/x-sentry-envelope';

let ingest: Awaited<ReturnType<typeof createSentryIngest>>;
let server: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  ingest = await createSentryIngest();
  stopAtTheEnd(() => ingest.close());
  server = await startServer({ ...STAGING, SENTRY_DSN: ingest.dsn, RATE_LIMIT_FACTOR: '1000' });
});
afterAll(async () => {
  await server.stop();
  await ingest.close();
});
afterEach(() => {
  ingest.answerWith(200);
  ingest.closeConnections(0);
});

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
const send = (body: string, headers: Record<string, string> = {}, url = server.url, query = '') =>
  fetch(`${url}/monitoring${query}`, { method: 'POST', headers: { 'content-type': TYPE, ...headers }, body });

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

test('a report that announces more than 25 MB is refused before it is sent', async () => {
  const headers = { 'content-type': TYPE, 'content-length': 25_000_001 };
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

test.each([TYPE, 'text/plain', 'text/plain;charset=UTF-8', 'application/octet-stream'])(
  'a report comes as %s',
  async (type) => {
    const message = `row ${randomUUID().slice(0, 8)}`;
    expect((await send(envelope(message), { 'content-type': type })).status).toBe(200);
    expect(eventsOf('event').map((event) => event.message)).toContain(message);
  },
);

test('text is taken by the tunnel alone: a form of another site reaches no other call', async () => {
  const answer = await fetch(`${server.url}/api/browser-errors`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: '{}',
  });
  expect(answer.status).toBe(415);
});

test('a compressed report is refused: its first line cannot be read', async () => {
  const answer = await send(envelope('x'), { 'content-encoding': 'gzip' });
  expect([answer.status, await answer.text()]).toEqual([415, expect.stringMatching(/as it is/)]);
});

test('a report is passed on while it arrives, and one that grows over 25 MB is cut off', async () => {
  const asked = request(`${server.url}/monitoring`, { method: 'POST', headers: { 'content-type': TYPE } });
  // Its refusal may close the connection under what is still written.
  asked.on('error', () => undefined);
  const answered = once(asked, 'response') as Promise<[IncomingMessage]>;
  asked.write(envelope('long'));
  await server.until(async () => ingest.begun() > 0, 'The first bytes at the service');
  const megabyte = Buffer.alloc(1_000_000, 'a');
  for (let at = 0; at < 25; at++) asked.write(megabyte);
  const [answer] = await answered;
  expect([answer.statusCode, await text(answer)]).toEqual([413, expect.stringMatching(/larger than 25 MB/)]);
  asked.destroy();
});

test('errors and recordings of an address cannot use up each other’s budget, nor that of our own reports', async () => {
  const strict = await startServer({ ...STAGING, SENTRY_DSN: ingest.dsn });
  stopAtTheEnd(() => strict.stop());
  const many = async (query: string) => {
    const statuses = [];
    for (let at = 0; at < 61; at++) statuses.push((await send(envelope('x'), {}, strict.url, query)).status);
    return [statuses.filter((status) => status === 200).length, statuses[60]];
  };
  expect(await many('?of=recording')).toEqual([60, 429]);
  expect(await many('')).toEqual([60, 429]);
  const own = await fetch(`${strict.url}/api/browser-errors`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ errors: [] }),
  });
  expect(own.status).not.toBe(429);
  await strict.stop();
});

test('a report whose connection the service closes is sent again, and arrives once', async () => {
  const message = `row ${randomUUID().slice(0, 8)}`;
  const before = ingest.begun();
  ingest.closeConnections(1);
  expect((await send(envelope(message))).status).toBe(200);
  // The server's own reports go there too, at any time: the attempts of one report are counted in delivery.test.ts.
  expect(ingest.begun() - before).toBeGreaterThanOrEqual(2);
  expect(eventsOf('event').filter((event) => event.message === message)).toHaveLength(1);
});

test('staff sees what was lost, once: in the counts and as a line of the log', async () => {
  const staff = await server.signUp();
  await giveRole(server.env.DATABASE_URL, staff.id, 'admin');
  const lost = async () => {
    const { body } = await staff.fetchJson('GET', '/api/staff/reporting');
    return (body as { recent: { pages: Record<string, number> } }).recent.pages['service-away'] ?? 0;
  };
  const before = await lost();
  ingest.closeConnections(Number.POSITIVE_INFINITY);
  const answer = await send(envelope('lost'));
  expect([answer.status, await answer.json()]).toMatchObject([502, { error: 'provider_failed' }]);
  expect(await lost()).toBe(before + 1);
  expect(server.logs.split('a report of a page was lost')).toHaveLength(2);
});
