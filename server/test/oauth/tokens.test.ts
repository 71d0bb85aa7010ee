import { query } from '../support/query';
import { startServer, type TestClient, type TestServer } from '../support/server';
import { byHand } from './by-hand';

let server: TestServer;
/** Another process on the same database. */
let other: TestServer;
let program: ReturnType<typeof byHand>;

beforeAll(async () => {
  server = await startServer({ RATE_LIMIT_FACTOR: '1000', SWEEP_MS: '250', TRIM_MS: '100' });
  const { DATA_DIR = '', DATABASE_URL = '' } = server.env;
  other = await startServer({ RATE_LIMIT_FACTOR: '1000', DATA_DIR, DATABASE_URL, PUBLIC_URL: server.url });
  program = byHand(server);
});
afterAll(async () => {
  await other?.stop();
  await server?.stop();
});

const REFUSED = { status: 400, body: { error: 'invalid_grant' } };

/** Tokens of a user who allowed a program, and the form that refreshes them. */
async function letIn(user: TestClient) {
  const form = await program.allowed(user);
  const { client_id = '' } = form;
  const { body } = await program.send('/oauth/token', form);
  const refreshing = (refresh_token: string) => ({ grant_type: 'refresh_token', refresh_token, client_id });
  return { client_id, access: String(body.access_token), refresh: String(body.refresh_token), refreshing };
}

describe('a code', () => {
  test.each([
    ['another program', async () => ({ client_id: await program.newProgram() }), 'invalid_grant'],
    ['another address', async () => ({ redirect_uri: 'https://program.example/' }), 'invalid_grant'],
    ['another verifier', async () => ({ code_verifier: 'a'.repeat(43) }), 'invalid_grant'],
    ['another resource', async () => ({ resource: 'https://elsewhere.example/' }), 'invalid_target'],
    ['another grant type', async () => ({ grant_type: 'password' }), 'unsupported_grant_type'],
  ])('is of no use to %s, and stays good', async (_what, part, error) => {
    const form = await program.allowed(await server.signUpVerified());
    expect(await program.send('/oauth/token', { ...form, ...(await part()) })).toMatchObject({
      status: 400,
      body: { error },
    });
    const { status, headers } = await program.send('/oauth/token', form);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  });

  test('that is used twice ends what it allowed', async () => {
    const form = await program.allowed(await server.signUpVerified());
    const { body } = await program.send('/oauth/token', form);
    expect(await program.works(body.access_token)).toBe(true);
    expect(await program.send('/oauth/token', form)).toMatchObject(REFUSED);
    expect(await program.works(body.access_token)).toBe(false);
  });

  test('is used once by those who come at once', async () => {
    const form = await program.allowed(await server.signUpVerified());
    const answers = await Promise.all([1, 2, 3, 4].map(() => program.send('/oauth/token', form)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('ends after a minute, and with it what nobody fetched', async () => {
    const user = await server.signUpVerified();
    const form = await program.allowed(user);
    const late = "set expires_at = expires_at - interval '60 seconds'";
    await query(server.env.DATABASE_URL, `update oauth_code ${late}`);
    await query(server.env.DATABASE_URL, `update api_key ${late} where user_id = $1`, [user.id]);
    expect(await program.send('/oauth/token', form)).toMatchObject(REFUSED);
    expect((await user.fetchJson('GET', '/api/users/me/connected-programs')).body).toEqual({ programs: [] });
  });
});

describe('tokens', () => {
  test('a refresh token that was used ends the grant', async () => {
    const { access, refresh, refreshing } = await letIn(await server.signUpVerified());
    const foreign = { ...refreshing(refresh), client_id: await program.newProgram() };
    expect(await program.send('/oauth/token', foreign)).toMatchObject(REFUSED);
    const second = (await program.send('/oauth/token', refreshing(refresh))).body;
    expect([await program.works(access), await program.works(second.access_token)]).toEqual([true, true]);
    expect(await program.send('/oauth/token', refreshing(refresh))).toMatchObject(REFUSED);
    expect([await program.works(access), await program.works(second.access_token)]).toEqual([false, false]);
    expect(await program.send('/oauth/token', refreshing(second.refresh_token))).toMatchObject(REFUSED);
  });

  test('of those who refresh at once by two processes one gets tokens, and the grant ends', async () => {
    const user = await server.signUpVerified();
    const { refresh, refreshing } = await letIn(user);
    const answers = await Promise.all(
      [server, other, server, other].map(({ url }) => program.send('/oauth/token', refreshing(refresh), url)),
    );
    const [given, ...more] = answers.filter(({ status }) => status === 200);
    expect(more).toEqual([]);
    expect(await program.works(given?.body.access_token)).toBe(false);
    expect((await user.fetchJson('GET', '/api/users/me/connected-programs')).body).toEqual({ programs: [] });
  });

  test('revoking an access token ends it alone, a refresh token the grant', async () => {
    const { client_id, access, refresh, refreshing } = await letIn(await server.signUpVerified());
    const revoke = (token: string, client = client_id) => program.send('/oauth/revoke', { token, client_id: client });
    expect((await revoke(access, await program.newProgram())).status).toBe(200);
    expect(await program.works(access)).toBe(true);
    expect((await revoke(access)).status).toBe(200);
    expect(await program.works(access)).toBe(false);
    const { body } = await program.send('/oauth/token', refreshing(refresh));
    expect(await program.works(body.access_token)).toBe(true);
    expect((await revoke(body.refresh_token)).status).toBe(200);
    expect(await program.works(body.access_token)).toBe(false);
    expect((await revoke('flint_nothing')).status).toBe(200);
  });

  test('an access token ends after an hour; a refresh token is none', async () => {
    const { access, refresh } = await letIn(await server.signUpVerified());
    expect([await program.works(access), await program.works(refresh)]).toEqual([true, false]);
    const hour = "set expires_at = expires_at - interval '1 hour' where kind = 'access'";
    await query(server.env.DATABASE_URL, `update oauth_token ${hour}`);
    expect(await program.works(access)).toBe(false);
  });
});

test('programs that nobody allowed anything are forgotten after a week, others are not', async () => {
  const { client_id: used } = await letIn(await server.signUpVerified());
  const [unused, young] = [await program.newProgram(), await program.newProgram()];
  const week = "update oauth_client set created_at = created_at - interval '7 days' where id <> $1";
  await query(server.env.DATABASE_URL, week, [young]);
  const known = async () => {
    const rows = await query(server.env.DATABASE_URL, 'select id from oauth_client');
    return rows.map(({ id }) => id);
  };
  await server.until(async () => !(await known()).includes(unused));
  expect(await known()).toEqual(expect.arrayContaining([used, young]));
});

test('what is no form, or says a thing twice, is told as OAuth has it', async () => {
  const json = await server.client().fetchJson('POST', '/oauth/token', { grant_type: 'refresh_token' });
  expect(json).toMatchObject({ status: 415, body: { error: 'invalid_request' } });
  const twice = [...Object.entries(await program.allowed(await server.signUpVerified())), ['code', 'x']];
  expect(await program.send('/oauth/token', twice)).toMatchObject({ status: 400, body: { error: 'invalid_request' } });
  expect(await program.send('/oauth/token', {})).toMatchObject({ status: 400, body: { error: 'invalid_request' } });
});
