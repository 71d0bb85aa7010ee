import { query } from '../support/query';
import { startServer, type TestServer } from '../support/server';
import { newAddress, PASSWORD, Visitor } from '../users/visitor';

let server: TestServer;
let visitor: Visitor;
let email: string;

beforeAll(async () => {
  server = await startServer({ RATE_LIMIT_FACTOR: '1000' });
});
afterAll(() => server.stop());
beforeEach(async () => {
  visitor = new Visitor(server);
  email = newAddress();
  await visitor.post('sign-up', { email, password: PASSWORD });
});

const signIn = async (who: Visitor) =>
  (await who.post('sign-in', { email, password: PASSWORD })).body.accessToken ?? '';
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const sessionOf = ({ cookie }: Visitor) => /session_token=([^;]+)/.exec(cookie)?.[1] ?? '';

/** The id that a session had is accepted for 10 s, for what a browser sent beside the request that brought the new one. */
const tenSecondsPass = () =>
  query(server.env.DATABASE_URL, "update replaced_token set replaced_at = replaced_at - interval '10 seconds'");

/** The browser goes on with a new session id, and the one from before is refused. */
async function expectRenewed(who: Visitor, before: string): Promise<void> {
  expect((await who.me()).status).toBe(200);
  expect(sessionOf(who)).not.toBe(sessionOf({ cookie: before } as Visitor));
  expect((await who.me({ cookie: before })).status).toBe(401);
}

test('session fixation: a verified address gives the session a new id, here at once and elsewhere with the next request', async () => {
  const elsewhere = new Visitor(server);
  await signIn(elsewhere);
  const [here, there] = [visitor.cookie, elsewhere.cookie];
  await visitor.post('verify-email-code', { email, code: await visitor.codeFor(email) });
  expect((await new Visitor(server).me({ cookie: here })).status).toBe(401);
  await expectRenewed(visitor, here);
  expect((await elsewhere.me()).status).toBe(200);
  expect((await new Visitor(server).me({ cookie: there })).status).toBe(200);
  await tenSecondsPass();
  await expectRenewed(elsewhere, there);
});

test('an address that is verified by moving to it gives the session a new id', async () => {
  const [moved, before] = [newAddress(), visitor.cookie];
  await visitor.post('me/email', { email: moved, currentPassword: PASSWORD });
  await server.until(async () => (await visitor.mailTo(moved)).length > 0, 'A code');
  const { body } = await visitor.post('me/email/confirm', { code: await visitor.codeFor(moved) });
  expect(body.user).toMatchObject({ email: moved, isEmailVerified: true });
  await expectRenewed(visitor, before);
});

test('a code that is entered in the browser of another user renews that user’s session not', async () => {
  const other = new Visitor(server);
  const theirs = newAddress();
  await other.post('sign-up', { email: theirs, password: PASSWORD });
  const before = other.cookie;
  await other.post('verify-email-code', { email, code: await visitor.codeFor(email) });
  expect(other.cookie).toBe(before);
  expect((await other.me()).body.user?.email).toBe(theirs);
});

test('a new password gives the session a new id', async () => {
  const before = visitor.cookie;
  await visitor.post('me/password', { currentPassword: PASSWORD, newPassword: 'another long password' });
  await expectRenewed(visitor, before);
});

test('a new role gives every session a new id with its next request, and those sent beside it are answered', async () => {
  const before = visitor.cookie;
  await server.admin('user:role', '--email', email, '--role', 'admin');
  expect((await visitor.me()).body.user?.roles).toEqual(['user', 'admin']);
  await tenSecondsPass();
  await expectRenewed(visitor, before);

  await server.admin('user:role', '--email', email, '--role', 'user');
  const race = await Promise.all([1, 2, 3, 4].map(() => visitor.me()));
  expect(race.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const renewed = race.filter(({ headers }) => headers.getSetCookie().join().includes('session_token'));
  expect(renewed).toHaveLength(1);
  expect((await visitor.me()).status).toBe(200);
});

test('an event stream hands the new id over, too', async () => {
  await server.admin('user:role', '--email', email, '--role', 'admin');
  const stop = new AbortController();
  const stream = await fetch(`${server.url}/api/runs/events`, {
    headers: { cookie: visitor.cookie },
    signal: stop.signal,
  });
  expect(stream.headers.getSetCookie().join()).toMatch(/flint\.session_token=/);
  stop.abort();
});

test('the access token is not the cookie’s value: neither works as the other', async () => {
  const token = await signIn(visitor);
  const value = decodeURIComponent(sessionOf(visitor));
  expect(value).not.toContain(token);
  expect((await new Visitor(server).me(bearer(token))).status).toBe(200);
  expect((await new Visitor(server).me(bearer(value))).status).toBe(401);
  expect((await new Visitor(server).me(bearer(value.split('.')[0] ?? ''))).status).toBe(401);
});

test('an access token outlives a new id, and ends with its session, however that ends', async () => {
  const first = await signIn(visitor);
  await server.admin('user:role', '--email', email, '--role', 'admin');
  await visitor.me();
  expect((await new Visitor(server).me(bearer(first))).status).toBe(200);
  await visitor.post('sign-out', {});
  expect((await new Visitor(server).me(bearer(first))).status).toBe(401);

  const elsewhere = new Visitor(server);
  const second = await signIn(elsewhere);
  const third = await signIn(visitor);
  await visitor.send('DELETE', '/api/users/me/sessions');
  expect((await new Visitor(server).me(bearer(second))).status).toBe(401);
  expect((await new Visitor(server).me(bearer(third))).status).toBe(200);

  await visitor.post('forgot-password', { email });
  await server.until(async () => (await visitor.resetLinksFor(email)).length > 0, 'A link');
  const [link] = await visitor.resetLinksFor(email);
  await visitor.post('reset-password', { ...link, newPassword: 'another long password' });
  expect((await new Visitor(server).me(bearer(third))).status).toBe(401);
});

test('a new password ends the access tokens from before it, but for the one that set it', async () => {
  const [token, script] = [await signIn(visitor), new Visitor(server)];
  await visitor.post('me/password', { currentPassword: PASSWORD, newPassword: 'another long password' });
  expect((await script.me(bearer(token))).status).toBe(401);

  const { body } = await script.post('sign-in', { email, password: 'another long password' });
  const own = bearer(body.accessToken ?? '');
  const change = { currentPassword: 'another long password', newPassword: 'a third long password' };
  expect((await new Visitor(server).post('me/password', change, own)).status).toBe(200);
  expect((await new Visitor(server).me(own)).status).toBe(200);
});

test('signing out by an access token ends its session', async () => {
  const token = await signIn(visitor);
  expect((await new Visitor(server).post('sign-out', {}, bearer(token))).status).toBe(200);
  expect((await visitor.me()).status).toBe(401);
  expect((await new Visitor(server).me(bearer(token))).status).toBe(401);
});
