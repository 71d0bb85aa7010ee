import type { RunningServer } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { newAddress, PASSWORD, Visitor } from './visitor';

let server: RunningServer;
let email: string;

beforeAll(async () => {
  server = await sharedServer();
});
beforeEach(async () => {
  email = newAddress();
  await new Visitor(server).post('sign-up', { email, password: PASSWORD });
});

const signIn = (visitor: Visitor, password = PASSWORD, headers: Record<string, string> = {}) =>
  visitor.post('sign-in', { email, password }, headers);

/** Parts of an answer that could reveal whether an address is known. */
function seen({ status, body, headers }: Awaited<ReturnType<typeof signIn>>) {
  return { status, body: { ...body, requestId: '' }, cookies: headers.getSetCookie() };
}

test('cookie and bearer token identify the same user; the bearer token takes precedence', async () => {
  const visitor = new Visitor(server);
  const { status, body } = await signIn(visitor);
  expect(status).toBe(200);
  expect((await visitor.me()).body.user?.email).toBe(email);

  const stranger = new Visitor(server);
  expect((await stranger.me({ authorization: `Bearer ${body.accessToken}` })).body.user?.email).toBe(email);
  expect((await visitor.me({ authorization: 'Bearer nonsense' })).status).toBe(401);
});

test('the session cookie is HttpOnly and SameSite', async () => {
  const { headers } = await signIn(new Visitor(server));
  const [cookie = ''] = headers.getSetCookie();
  expect(cookie).toMatch(/^flint\.session_token=/);
  expect(cookie.split('; ')).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/']));
});

test('each sign-in is a separate session, and ends alone', async () => {
  const [first, second] = [new Visitor(server), new Visitor(server)];
  await signIn(first);
  const before = first.cookie;
  await signIn(first);
  await signIn(second);
  expect(first.cookie).not.toBe(before);

  await first.post('sign-out', {});
  expect((await first.me()).status).toBe(401);
  expect((await second.me()).status).toBe(200);
});

test('signing out revokes the session on the server, also for a saved token, and is idempotent', async () => {
  const visitor = new Visitor(server);
  const { body } = await signIn(visitor);
  const kept = visitor.cookie;
  expect((await visitor.post('sign-out', {})).body).toEqual({ success: true });
  expect(visitor.cookie).not.toContain('session');
  expect((await visitor.me({ cookie: kept })).status).toBe(401);
  expect((await visitor.me({ authorization: `Bearer ${body.accessToken}` })).status).toBe(401);
  expect((await visitor.post('sign-out', {}, { cookie: kept })).status).toBe(200);
  expect((await visitor.send('POST', '/api/users/sign-out')).status).toBe(200);
});

test('enumeration: a wrong password and an unknown address get the same answer', async () => {
  const wrong = seen(await signIn(new Visitor(server), 'not the password'));
  const unknown = await new Visitor(server).post('sign-in', { email: newAddress(), password: PASSWORD });
  expect(wrong).toMatchObject({ status: 401, body: { error: 'wrong_credentials' }, cookies: [] });
  expect(seen(unknown)).toEqual(wrong);
});

test('successful sign-ins do not count as failures', async () => {
  const visitor = new Visitor(server);
  for (let i = 0; i < 11; i++) expect((await signIn(visitor)).status).toBe(200);
});

test('login CSRF: another site cannot sign a browser in', async () => {
  const visitor = new Visitor(server);
  const foreign = await signIn(visitor, PASSWORD, { origin: 'https://evil.example' });
  expect([foreign.status, foreign.body.error]).toEqual([403, 'foreign_origin']);
  const silent = await signIn(visitor, PASSWORD, { 'sec-fetch-site': 'cross-site' });
  expect(silent.status).toBe(403);
  const form = await signIn(visitor, PASSWORD, { 'content-type': 'text/plain' });
  expect([form.status, form.body.error]).toEqual([415, 'unsupported_media_type']);
  expect(visitor.cookie).toBe('');
});

test.each(['', 'nonsense', 'flint.session_token=x', 'flint.session_token=a.b; flint.session_token=%E0%A4%A'])(
  'the cookie "%s" is not a session',
  async (cookie) => {
    const answer = await new Visitor(server).me({ cookie });
    expect(answer).toMatchObject({ status: 401, body: { error: 'unauthenticated' } });
  },
);
