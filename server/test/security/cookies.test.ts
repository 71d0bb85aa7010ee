import { query } from '../support/query';
import { startServer, type TestServer } from '../support/server';
import { newAddress, PASSWORD, Visitor } from '../users/visitor';

const ATTRIBUTES = ['Path=/', 'HttpOnly', 'SameSite=Lax', 'Secure'];

let server: TestServer;
let email: string;

beforeAll(async () => {
  server = await startServer({ RATE_LIMIT_FACTOR: '1000', PUBLIC_URL: 'https://flint.example' });
});
afterAll(() => server.stop());
beforeEach(() => {
  email = newAddress();
});

test('behind HTTPS every cookie is bound to this host: a subdomain can neither set nor read it', async () => {
  const visitor = new Visitor(server);
  const { headers } = await visitor.post('sign-up', { email, password: PASSWORD });
  const cookies = headers.getSetCookie();
  expect(cookies.map((line) => line.split('=')[0]).sort()).toEqual([
    '__Host-flint.devices',
    '__Host-flint.session_token',
  ]);
  for (const line of cookies) {
    expect(line.split('; ')).toEqual(expect.arrayContaining(ATTRIBUTES));
    expect(line).not.toMatch(/Domain=/i);
  }
  expect((await visitor.me()).status).toBe(200);
});

test('the session cookie under a name that a subdomain can set is no session', async () => {
  const visitor = new Visitor(server);
  await visitor.post('sign-up', { email, password: PASSWORD });
  for (const prefix of ['__Secure-', '']) {
    const cookie = visitor.cookie.replaceAll('__Host-', prefix);
    expect((await new Visitor(server).me({ cookie })).status).toBe(401);
  }
});

test('a session that is used is prolonged once a day, with its cookie', async () => {
  const visitor = new Visitor(server);
  await visitor.post('sign-up', { email, password: PASSWORD });
  expect((await visitor.me()).headers.getSetCookie()).toEqual([]);
  await query(server.env.DATABASE_URL, `update session set "expiresAt" = "expiresAt" - interval '25 hours'`);
  const [line = ''] = (await visitor.me()).headers.getSetCookie();
  expect(line).toMatch(/^__Host-flint\.session_token=.*; Max-Age=604800/);
  expect((await visitor.me()).headers.getSetCookie()).toEqual([]);
  expect((await visitor.me()).status).toBe(200);
});
