import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { type Google, signInWithGoogle, startGoogle } from '../support/google';
import { startServer, type TestClient, type TestServer } from '../support/server';
import { newAddress, PASSWORD, Visitor } from './visitor';

let google: Google;
let server: TestServer;
let email: string;
let sub: string;
beforeAll(async () => {
  google = await startGoogle();
  server = await startServer({ ...google.env, RATE_LIMIT_FACTOR: '1000' });
});
afterAll(async () => {
  await server.stop();
  await google.stop();
});
beforeEach(async () => {
  email = newAddress();
  sub = randomUUID();
  await google.as({ sub, email, name: 'Maya Okafor' });
});

/** Signs in. @returns the path that our callback redirects to */
async function signIn(client: TestClient, next?: string, change: (back: URL) => void = () => undefined) {
  return (await signInWithGoogle(client, { next, change })).href.replace(server.url, '');
}
const me = async (client: TestClient) =>
  (await client.fetchJson('GET', '/api/users/me')) as { status: number; body: { user: Record<string, unknown> } };
const passwordSignIn = () => new Visitor(server).post('sign-in', { email, password: PASSWORD });
const subjects = async () => (await new Visitor(server).mailTo(email)).map(({ subject }) => subject);

test('a new user gets a verified account and the starter credits', async () => {
  const client = server.client();
  expect(await signIn(client)).toBe('/oauth/callback');
  expect(await me(client)).toMatchObject({
    status: 200,
    body: { user: { email, name: 'Maya Okafor', isEmailVerified: true, roles: ['user'], image: null } },
  });
  expect(await client.balance()).toBe(25);
  expect(await signIn(server.client())).toBe('/oauth/callback');
  expect(await client.balance()).toBe(25);
});

test('the requested page is kept through the sign-in', async () => {
  expect(await signIn(server.client(), '/generator?prompt=a hill*')).toBe(
    '/oauth/callback?next=%2Fgenerator%3Fprompt%3Da+hill*',
  );
});

test('the Google account id is stored, without tokens or a password', async () => {
  await signIn(server.client());
  const { rows } = await query('select * from account where "accountId" = $1', [sub]);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ accessToken: null, refreshToken: null, idToken: null, password: null });
});

test('one mailbox gets starter credits once, in any spelling', async () => {
  const name = `flint.${Date.now()}`;
  const first = server.client();
  await google.as({ sub, email: `${name}@gmail.com` });
  await signIn(first);
  const second = server.client();
  await google.as({ sub: randomUUID(), email: `${name.replace('.', '')}+two@googlemail.com` });
  await signIn(second);
  expect([await first.balance(), await second.balance()]).toEqual([25, 0]);
});

test.each<[string, (back: URL) => void]>([
  ['another state', (back) => back.searchParams.set('state', 'x'.repeat(32))],
  ['no state', (back) => back.searchParams.delete('state')],
  ['another code', (back) => back.searchParams.set('code', 'made-up')],
  ['no code', (back) => back.searchParams.delete('code')],
])('%s does not sign in', async (_what, change) => {
  const client = server.client();
  expect(await signIn(client, '/credits', change)).toMatch(/^\/oauth\/callback\?.*error=/);
  expect((await me(client)).status).toBe(401);
});

test('login CSRF: a callback from another browser is refused, and works no second time', async () => {
  const victim = server.client();
  let back = '';
  await signIn(server.client(), undefined, (url) => {
    back = url.href;
  });
  for (const client of [victim, server.client()]) {
    expect((await client.fetch(back)).headers.get('location')).toContain('error=');
    expect((await me(client)).status).toBe(401);
  }
});

test('a declined consent or a fault at Google redirects back with the reason', async () => {
  await google.script({ authorize: { error: 'access_denied' } });
  expect(await signIn(server.client(), '/credits')).toContain('next=%2Fcredits&error=access_denied');
  await google.script({ userinfo: { error: 500 } });
  expect(await signIn(server.client())).toContain('error=unable_to_get_user_info');
  await google.script({ token: { error: 503 } });
  expect(await signIn(server.client())).toContain('error=');
});

describe('an address with an account', () => {
  test('unverified, it goes to the user that Google verifies: earlier password and sessions end', async () => {
    const squatter = new Visitor(server);
    await squatter.post('sign-up', { email, password: PASSWORD, name: 'Squatter' });
    const { body } = await squatter.me();
    await squatter.post('forgot-password', { email });
    const [link] = await squatter.resetLinksFor(email);

    const owner = server.client();
    expect(await signIn(owner)).toBe('/oauth/callback');
    expect((await me(owner)).body.user).toMatchObject({ id: body.user?.id, isEmailVerified: true });
    expect([(await squatter.me()).status, (await passwordSignIn()).status]).toEqual([401, 401]);
    expect((await squatter.post('reset-password', { ...link, newPassword: 'another password' })).status).toBe(400);
    expect(await owner.balance()).toBe(25);
    expect(await subjects()).toContain('Your Flint account opens with Google');
  });

  test('a concurrent sign-in with the old password fails once the address is verified', async () => {
    const squatter = new Visitor(server);
    await squatter.post('sign-up', { email, password: PASSWORD });
    const owner = new pg.Client({ connectionString: server.env.DATABASE_URL });
    await owner.connect();
    await owner.query('begin');
    await owner.query('select id from "user" where email = $1 for update', [email]);
    const late = passwordSignIn();
    await server.until(async () => (await query(WAITING)).rows.length > 0, 'The sign-in at the lock');
    await owner.query('delete from account where "userId" = (select id from "user" where email = $1)', [email]);
    await owner.query('commit');
    await owner.end();
    expect((await late).status).toBe(401);
  });

  test('verified, it is linked: the password keeps working, and the owner is notified', async () => {
    const before = new Visitor(server);
    await before.post('sign-up', { email, password: PASSWORD, name: 'Maya' });
    await before.post('verify-email-code', { email, code: await before.codeFor(email) });

    const client = server.client();
    await signIn(client);
    expect((await me(client)).body.user).toMatchObject({ name: 'Maya', isEmailVerified: true });
    expect([(await before.me()).status, (await passwordSignIn()).status]).toEqual([200, 200]);
    expect(await client.balance()).toBe(25);
    expect(await subjects()).toContain('Google sign-in was added to your Flint account');
  });

  test.each([true, false])(
    'a Google account with an unverified address is not linked (verified here: %s)',
    async (proven) => {
      const owner = new Visitor(server);
      await owner.post('sign-up', { email, password: PASSWORD });
      if (proven) await owner.post('verify-email-code', { email, code: await owner.codeFor(email) });

      await google.as({ sub, email, email_verified: false });
      const attacker = server.client();
      expect(await signIn(attacker)).toMatch(/error=(account_not_linked|email_not_verified)/);
      expect((await me(attacker)).status).toBe(401);
      expect([(await owner.me()).status, (await passwordSignIn()).status]).toEqual([200, 200]);
      expect((await owner.me()).body.user?.isEmailVerified).toBe(proven);
    },
  );
});

test('a Google account with an unverified address creates no account', async () => {
  await google.as({ sub, email, email_verified: false });
  const client = server.client();
  expect(await signIn(client)).toContain('error=email_not_verified');
  expect((await me(client)).status).toBe(401);
  expect((await new Visitor(server).post('sign-up', { email, password: PASSWORD })).status).toBe(200);
});

test('a known Google account keeps its Flint account when its address changes, and does not take over another', async () => {
  const client = server.client();
  await signIn(client);
  const { id } = (await me(client)).body.user;
  const moved = newAddress();
  const other = new Visitor(server);
  await other.post('sign-up', { email: moved, password: PASSWORD });
  await google.as({ sub, email: moved });
  const again = server.client();
  await signIn(again);
  expect((await me(again)).body.user).toMatchObject({ id, email });
  expect((await other.me()).status).toBe(200);
});

const WAITING = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

async function query(text: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: server.env.DATABASE_URL });
  await client.connect();
  const result = await client.query(text, values);
  await client.end();
  return result;
}
