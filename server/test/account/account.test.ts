import { type Google, startGoogle } from '../support/google';
import { untilMailed } from '../support/mailbox';
import { startServer, type TestClient, type TestServer } from '../support/server';

const PASSWORD = 'correct horse 9';
const NEW_PASSWORD = 'another long password';

let google: Google;
let server: TestServer;
let client: TestClient;
beforeAll(async () => {
  google = await startGoogle();
  server = await startServer({ ...google.env, RATE_LIMIT_FACTOR: '1000' });
});
afterAll(async () => {
  await server.stop();
  await google.stop();
});
beforeEach(async () => {
  client = await server.signUpVerified();
});

const me = (as: TestClient) => as.fetchJson('GET', '/api/users/me');
async function signIn(password: string, email = client.email) {
  const browser = server.client();
  const { status } = await browser.fetchJson('POST', '/api/users/sign-in', { email, password });
  return Object.assign(browser, { status });
}
const change = (body: object, as = client) => as.fetchJson('POST', '/api/users/me/password', body);
interface SessionList {
  sessions: { id: string; browser: string | null; system: string | null; current: boolean; lastSeenAt: string }[];
}
const sessionsOf = async (as: TestClient) =>
  ((await as.fetchJson('GET', '/api/users/me/sessions')).body as SessionList).sessions;

describe('name', () => {
  test('a new name is trimmed and saved', async () => {
    expect(await client.fetchJson('PATCH', '/api/users/me', { name: '  Ada <b>L</b> ' })).toMatchObject({
      status: 200,
      body: { user: { id: client.id, name: 'Ada <b>L</b>' } },
    });
    expect((await me(client)).body).toMatchObject({ user: { name: 'Ada <b>L</b>' } });
  });
  test.each([
    ['', 'Enter a name.'],
    ['   ', 'Enter a name.'],
    ['x'.repeat(81), 'A name has at most 80 characters.'],
  ])('the name "%s" is refused with the field named', async (name, message) => {
    expect(await client.fetchJson('PATCH', '/api/users/me', { name })).toMatchObject({
      status: 400,
      body: { field: 'name', message },
    });
  });
  test('other fields of the request are ignored', async () => {
    const body = {
      name: 'Ada',
      role: 'admin',
      roles: ['admin'],
      email: 'x@example.com',
      image: '/x',
      emailVerified: false,
    };
    expect((await client.fetchJson('PATCH', '/api/users/me', body)).body).toMatchObject({
      user: { email: client.email, roles: ['user'], image: null, isEmailVerified: true },
    });
  });
});

describe('password', () => {
  test('a new password ends other sessions, keeps this one, and is mailed to the owner', async () => {
    const other = await signIn(PASSWORD);
    expect((await change({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD })).status).toBe(200);
    expect([(await me(client)).status, (await me(other)).status]).toEqual([200, 401]);
    expect([(await signIn(PASSWORD)).status, (await signIn(NEW_PASSWORD)).status]).toEqual([401, 200]);
    expect((await untilMailed(client, client.email, /password was changed/)).text).toContain('signed out');
  });
  test('other sessions are kept on request', async () => {
    const other = await signIn(PASSWORD);
    await change({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD, endOtherSessions: false });
    expect((await me(other)).status).toBe(200);
  });
  test.each([
    [{ currentPassword: 'wrong', newPassword: NEW_PASSWORD }, 'currentPassword'],
    [{ newPassword: NEW_PASSWORD }, 'currentPassword'],
    [{ currentPassword: PASSWORD, newPassword: 'short' }, 'newPassword'],
    [{ currentPassword: PASSWORD }, 'newPassword'],
  ])('%j is refused and changes nothing', async (body, field) => {
    expect(await change(body)).toMatchObject({ status: 400, body: { error: 'invalid_input', field } });
    expect((await signIn(PASSWORD)).status).toBe(200);
  });
  test('brute force: after ten wrong tries even the right current password is refused for a while', async () => {
    for (let n = 0; n < 10; n++)
      expect((await change({ currentPassword: `guess ${n}`, newPassword: NEW_PASSWORD })).status).toBe(400);
    const late = await change({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD });
    expect(late).toMatchObject({ status: 429, body: { error: 'rate_limited' } });
  });
  test('an account with Google sign-in only sets its first password', async () => {
    const email = `google-${Date.now()}@example.com`;
    await google.as({ sub: email, email });
    const browser = server.client();
    const start = await browser.fetch('/api/auth/google');
    const answer = await fetch(start.headers.get('location') ?? '', { redirect: 'manual' });
    await browser.fetch(answer.headers.get('location') ?? '');
    const account = async () => (await browser.fetchJson('GET', '/api/users/me/account')).body;
    expect(await account()).toEqual({ hasPassword: false, hasGoogle: true, pendingEmail: null });
    expect((await change({ newPassword: NEW_PASSWORD }, browser)).status).toBe(200);
    expect(await account()).toMatchObject({ hasPassword: true });
    expect((await signIn(NEW_PASSWORD, email)).status).toBe(200);
    expect((await change({ newPassword: 'a third password' }, browser)).status).toBe(400);
  });
});

describe('sessions', () => {
  const EDGE =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0';

  test('each session is labelled by its browser, and the current one is marked', async () => {
    const other = server.client();
    const body = { email: client.email, password: PASSWORD };
    await other.fetchJson('POST', '/api/users/sign-in', body, { 'user-agent': EDGE });
    const seen = await sessionsOf(client);
    expect(seen).toHaveLength(2);
    expect(seen.filter(({ current }) => current)).toHaveLength(1);
    expect(seen.find(({ current }) => !current)).toMatchObject({ browser: 'Microsoft Edge 141', system: 'Windows' });
    expect(JSON.stringify(seen)).not.toMatch(/token|127\.0\.0\.1|::1/);
  });
  test('a revoked session ends at its next call, and the others stay', async () => {
    const [second, third] = [await signIn(PASSWORD), await signIn(PASSWORD)];
    const target = (await sessionsOf(second)).find(({ current }) => current)?.id;
    expect((await client.fetchJson('DELETE', `/api/users/me/sessions/${target}`)).status).toBe(200);
    expect([(await me(second)).status, (await me(third)).status, (await me(client)).status]).toEqual([401, 200, 200]);
    expect((await client.fetchJson('DELETE', `/api/users/me/sessions/${target}`)).status).toBe(404);
  });
  test('all other sessions can be revoked', async () => {
    const others = [await signIn(PASSWORD), await signIn(PASSWORD)];
    expect(await client.fetchJson('DELETE', '/api/users/me/sessions')).toMatchObject({
      status: 200,
      body: { ended: 2 },
    });
    for (const other of others) expect((await me(other)).status).toBe(401);
    expect(await sessionsOf(client)).toHaveLength(1);
  });
  test('another user’s session answers like one that does not exist', async () => {
    const stranger = await server.signUpVerified();
    const target = (await sessionsOf(stranger))[0]?.id;
    const [foreign, made] = [target, 'made-up'].map((id) => client.fetchJson('DELETE', `/api/users/me/sessions/${id}`));
    const seen = ({ status, body }: Awaited<NonNullable<typeof foreign>>) => ({
      status,
      ...(body as object),
      requestId: '',
    });
    expect(seen((await foreign) as never)).toEqual(seen((await made) as never));
    expect((await foreign)?.status).toBe(404);
    expect((await me(stranger)).status).toBe(200);
  });
});

describe('preferences', () => {
  const path = '/api/users/me/preferences';
  test('preferences are empty at first, saved whole, and per user', async () => {
    expect((await client.fetchJson('GET', path)).body).toEqual({ generation: {} });
    const generation = { style: 'sketch', aspect_ratio: '16:9', num_images: 2 };
    expect((await client.fetchJson('PUT', path, { generation })).body).toEqual({ generation });
    expect((await (await signIn(PASSWORD)).fetchJson('GET', path)).body).toEqual({ generation });
    expect((await (await server.signUp()).fetchJson('GET', path)).body).toEqual({ generation: {} });
    await client.fetchJson('PUT', path, { generation: { style: 'artistic' } });
    expect((await client.fetchJson('GET', path)).body).toEqual({ generation: { style: 'artistic' } });
  });
  test.each([
    [{ style: 'oil' }, 'generation.style'],
    [{ model: 'x' }, 'generation.model'],
    [{ aspect_ratio: '2:1' }, 'generation.aspect_ratio'],
    [{ num_images: 5 }, 'generation.num_images'],
  ])('%j is refused with the field named', async (generation, field) => {
    expect(await client.fetchJson('PUT', path, { generation })).toMatchObject({ status: 400, body: { field } });
  });
});

test.each([
  'GET /api/users/me/account',
  'PATCH /api/users/me',
  'POST /api/users/me/password',
  'GET /api/users/me/sessions',
  'DELETE /api/users/me/sessions',
  'DELETE /api/users/me/sessions/x',
  'GET /api/users/me/preferences',
  'PUT /api/users/me/preferences',
  'PUT /api/users/me/picture',
  'DELETE /api/users/me/picture',
  'POST /api/uploads/presign',
])('%s needs a session', async (call) => {
  const [method = '', path = ''] = call.split(' ');
  const body = ['PATCH', 'POST', 'PUT'].includes(method) ? {} : undefined;
  expect((await server.client().fetchJson(method, path, body)).status).toBe(401);
});
