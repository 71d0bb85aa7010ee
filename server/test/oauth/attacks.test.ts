import { CONNECTED_PROGRAMS_MAX, type ConsentQuestion } from '@flint/shared/contracts/connected-programs';
import type { RunningServer, TestClient } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { byHand, HOME } from './by-hand';
import { ACCESS, answer } from './program';

let server: RunningServer;
let owner: TestClient;
let program: ReturnType<typeof byHand>;

beforeAll(async () => {
  server = await sharedServer();
  program = byHand(server);
  owner = await server.signUpVerified();
});

/** The answer of readConsent to the account's owner. */
function readConsent(question: ConsentQuestion) {
  const asked = Object.entries(question).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return owner.fetchJson('GET', `/api/oauth/consent?${new URLSearchParams(asked)}`);
}

test.each([
  ['javascript:alert(1)'],
  ['data:text/html,x'],
  ['http://program.example/callback'],
  ['https://program.example/#part'],
  ['https://user@program.example/'],
  ['https:\\\\program.example\\'],
  ['cursor://somewhere.else/callback'],
  ['flint:callback'],
  ['/callback'],
])('a program cannot register the address %s', async (address) => {
  expect(await program.register({ redirect_uris: [HOME, address] })).toMatchObject({
    ...{ status: 400, body: { error: 'invalid_redirect_uri' } },
  });
});

test.each([
  [{}],
  [[]],
  [{ redirect_uris: [] }],
  [{ redirect_uris: 'https://program.example/' }],
  [{ redirect_uris: [HOME], client_name: 7 }],
  [{ redirect_uris: [HOME], grant_types: ['client_credentials'] }],
  [{ redirect_uris: [HOME], client_name: '\u0000' }],
])('a registration of %j is refused', async (metadata) => {
  const { status, body } = await program.register(metadata);
  expect([status, body.error]).toEqual([400, expect.stringMatching(/^invalid_(client_metadata|request)$/)]);
});

test('Cursor registers as it does, and a name is plain text', async () => {
  const redirect_uris = ['cursor://anysphere.cursor-mcp/oauth/callback', 'http://localhost:8787/callback'];
  const name = '<img src=x onerror=alert(1)>\u202e\n‮gpj.exe';
  const { status, body } = await program.register({
    client_name: name,
    redirect_uris,
    token_endpoint_auth_method: 'none',
  });
  expect([status, body]).toMatchObject([201, { token_endpoint_auth_method: 'none', redirect_uris }]);
  expect(body.client_name).toBe('<img src=x onerror=alert(1)> gpj.exe');
  expect(body).not.toHaveProperty('client_secret');
});

test.each([
  ['another address', { redirect_uri: 'https://program.example/callback' }, 'redirect_uri'],
  ['a longer address', { redirect_uri: `${HOME}&x` }, 'redirect_uri'],
  ['a script', { redirect_uri: 'javascript:alert(1)' }, 'redirect_uri'],
  ['no address', { redirect_uri: undefined }, 'redirect_uri'],
  ['an unknown program', { client_id: '0b0e7c5e-0000-4000-8000-000000000000' }, 'client_id'],
  ['no program', { client_id: 'x' }, 'client_id'],
])('%s is told to the user, and sends nobody anywhere', async (_what, part, field) => {
  const { question } = await program.ask(part);
  const read = await readConsent(question);
  expect(read).toMatchObject({ status: 400, body: { error: 'invalid_input', field } });
  expect(await answer(owner, question, ACCESS)).toMatchObject({ status: 400, body: { field }, to: undefined });
});

test.each([
  ['a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
  ['no challenge', { code_challenge: undefined }, 'invalid_request'],
  ['an implicit token', { response_type: 'token' }, 'unsupported_response_type'],
  ['a foreign resource', { resource: 'https://elsewhere.example/mcp' }, 'invalid_target'],
])('%s is told to the program, without a code', async (_what, part, error) => {
  const { question } = await program.ask(part);
  const { to } = await answer(owner, question, ACCESS);
  const read = await readConsent(question);
  expect(read.body).toMatchObject({ program: { host: 'program.example' }, mistake: { to: to?.href } });
  expect(to?.href).toMatch(/^https:\/\/program\.example\/callback\?from=flint&/);
  expect(Object.fromEntries(to?.searchParams ?? [])).toMatchObject({ error, state: 's', iss: server.url });
  expect(to?.searchParams.has('code')).toBe(false);
});

test('strangers, unverified users and other sites allow nothing', async () => {
  const { question } = await program.ask();
  expect((await answer(server.client(), question, ACCESS)).status).toBe(401);
  expect(await answer(await server.signUp(), question, ACCESS)).toMatchObject({
    ...{ status: 403, body: { error: 'email_unverified' } },
  });
  const body = { question, access: ACCESS };
  const foreign = await owner.fetchJson('POST', '/api/oauth/consent', body, { origin: 'https://program.example' });
  expect(foreign.status).toBe(403);
});

test.each([
  [{ scopes: [], dailyCap: 1 }, 'scopes'],
  [{ scopes: ['account'], dailyCap: 1 }, 'scopes'],
  [{ scopes: ['organise'], dailyCap: 1 }, 'scopes'],
  [{ scopes: ['read'], dailyCap: -1 }, 'dailyCap'],
])('a consent of %j is refused', async (access, field) => {
  const { question } = await program.ask({ scope: 'read make unknown' });
  expect(await answer(owner, question, access as never)).toMatchObject({
    ...{ status: 400, body: { field: expect.stringContaining(field) } },
  });
});

test('a user has a limited number of programs, also at once', async () => {
  const user = await server.signUpVerified();
  const asked = await Promise.all(Array.from({ length: CONNECTED_PROGRAMS_MAX + 3 }, () => program.ask()));
  const answers = await Promise.all(asked.map(({ question }) => answer(user, question, ACCESS)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(CONNECTED_PROGRAMS_MAX);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
});
