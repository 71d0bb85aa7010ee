import { startServer, type TestServer } from '../support/server';
import { stillClock } from '../support/still-clock';
import { newAddress, PASSWORD, Visitor } from './visitor';

const CREDENTIALS_PER_MINUTE = 20;
const MAILS_PER_WINDOW = 10;

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ RATE_LIMIT_FACTOR: '1', ...stillClock() });
});
afterAll(() => server.stop());

test('rate limit: one IP address requests mail 10 times in ten minutes for any recipient, and may still read', async () => {
  const visitor = new Visitor(server);
  const ask = (headers?: Record<string, string>) => visitor.post('forgot-password', { email: newAddress() }, headers);
  for (let i = 0; i < MAILS_PER_WINDOW; i++) expect((await ask()).status).toBe(200);
  expect((await ask()).status).toBe(429);
  expect((await visitor.me()).status).toBe(401);
  // A spoofed forwarded header is ignored.
  expect((await ask({ 'x-forwarded-for': '203.0.113.99' })).status).toBe(429);
});

test('rate limit: one IP address tries passwords 20 times a minute, also across a restart', async () => {
  const visitor = new Visitor(server);
  const guess = () => visitor.post('sign-in', { email: newAddress(), password: PASSWORD });
  for (let i = 0; i < CREDENTIALS_PER_MINUTE; i++) expect((await guess()).status).toBe(401);
  const { status, body, headers } = await guess();
  expect([status, body.error]).toEqual([429, 'rate_limited']);
  expect(Number(headers.get('retry-after'))).toBe(body.retryAfterSeconds);
  expect(body.retryAfterSeconds).toBeLessThanOrEqual(60);

  await server.restart();
  expect((await guess()).status).toBe(429);
});
