import { auth, Client, StreamableHTTPClientTransport, UnauthorizedError } from '@modelcontextprotocol/client';
import { query } from '../support/query';
import type { RunningServer, TestClient } from '../support/server';
import { sharedServer } from '../support/shared-server';
import { ACCESS, answer, readQuestion, TestProgram } from './program';

/** What two pictures of the built-in engine cost. */
const PRICE = 2;
const PICTURE = { prompt: 'Three ceramic vases', style: 'cartoon', num_images: 2 };

let server: RunningServer;
let owner: TestClient;

beforeAll(async () => {
  server = await sharedServer();
  owner = await server.signUpVerified();
});
afterAll(async () => {
  await server.expectCleanLedger();
});

const address = () => new URL('/mcp', server.url);
const transportOf = (program: TestProgram) => new StreamableHTTPClientTransport(address(), { authProvider: program });

async function connect(program: TestProgram): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(transportOf(program));
  return client;
}

/** Goes the whole way, as a program does that knows nothing but the address. */
async function letIn(user: TestClient, access = ACCESS): Promise<TestProgram> {
  const program = new TestProgram();
  const transport = transportOf(program);
  await expect(new Client({ name: 'test', version: '1' }).connect(transport)).rejects.toThrow(UnauthorizedError);
  if (!program.sentTo) throw new Error('The program sent its user nowhere');
  const { to } = await answer(user, readQuestion(program.sentTo), access);
  await transport.finishAuth(to?.searchParams ?? new URLSearchParams());
  return program;
}

const programsOf = async (user: TestClient) => {
  const { body } = await user.fetchJson('GET', '/api/users/me/connected-programs');
  return (body as { programs: { id: string; name: string }[] }).programs;
};

test('the official client finds its way, asks the user, and makes pictures within the cap that they set', async () => {
  const program = await letIn(owner, { scopes: ['read', 'make'], dailyCap: PRICE });
  expect(program.given).toMatchObject({ token_type: 'Bearer', expires_in: 3600, scope: 'read make' });
  const client = await connect(program);
  const names = (await client.listTools()).tools.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['generate_image', 'list_library', 'get_run']));
  expect(names).not.toContain('run_agent');

  const make = () => client.callTool({ name: 'generate_image', arguments: PICTURE }, { timeout: 120_000 });
  const told = (result: Awaited<ReturnType<typeof make>>) => JSON.parse((result.content[0] as { text: string }).text);
  const made = told(await make());
  expect(made).toMatchObject({ status: 'completed', charged: PRICE });
  const refused = await make();
  expect([refused.isError, told(refused)]).toMatchObject([
    true,
    { error: 'spend_cap', message: expect.stringContaining('connected program “Claude” may spend 2 credits a day') },
  ]);
  const { body } = await owner.fetchJson('GET', `/api/runs/${made.runId}`);
  expect(body).toMatchObject({ run: { apiKey: 'Claude' } });
  expect(await programsOf(owner)).toMatchObject([
    {
      ...{ name: 'Claude', host: '127.0.0.1:41234', scopes: ['read', 'make'], dailyCap: PRICE, spentToday: PRICE },
      lastUsedAt: expect.any(String),
    },
  ]);
  await client.close();
});

test('the user is told who asks for what, and the program is answered with its state', async () => {
  const program = new TestProgram();
  await auth(program, { serverUrl: address() });
  const { sentTo } = program;
  if (!sentTo) throw new Error('The program sent its user nowhere');
  expect([sentTo.origin, sentTo.pathname]).toEqual([server.url, '/account/connect']);
  const read = await owner.fetchJson('GET', `/api/oauth/consent${sentTo.search}`);
  expect(read.body).toMatchObject({
    program: { name: 'Claude', host: '127.0.0.1:41234', isLocal: true, scopes: ['read', 'make', 'agents', 'organise'] },
    mistake: null,
  });
  const { to } = await answer(owner, readQuestion(sentTo), null);
  expect(to?.origin).toBe('http://127.0.0.1:41234');
  expect(Object.fromEntries(to?.searchParams ?? [])).toMatchObject({
    ...{ error: 'access_denied', state: 'a state & more', iss: server.url },
  });
});

test('a program refreshes, keeps its grant when its user allows it anew, and is refused once disconnected', async () => {
  const user = await server.signUpVerified();
  const program = await letIn(user);
  const [first] = await programsOf(user);
  const before = program.given;
  await auth(program, { serverUrl: address() });
  expect(program.given?.access_token).not.toBe(before?.access_token);
  expect(program.given?.refresh_token).not.toBe(before?.refresh_token);
  const headers = { authorization: `Bearer ${program.given?.access_token}` };
  const client = await connect(program);
  await client.listTools();

  const again = new TestProgram();
  again.client = program.client;
  await auth(again, { serverUrl: address() });
  if (!again.sentTo) throw new Error('The program sent its user nowhere');
  await answer(user, readQuestion(again.sentTo), { scopes: ['read'], dailyCap: 0 });
  expect(await programsOf(user)).toMatchObject([{ id: first?.id, scopes: ['read'], dailyCap: 0 }]);

  expect((await user.fetchJson('DELETE', `/api/users/me/connected-programs/${first?.id}`)).status).toBe(200);
  expect(await programsOf(user)).toEqual([]);
  await expect(client.listTools()).rejects.toThrow(UnauthorizedError);
  expect(program.given).toBeUndefined();
  const ping = await user.fetchJson('POST', '/mcp', { jsonrpc: '2.0', id: 1, method: 'ping' }, headers);
  expect(ping.status).toBe(401);
  expect(ping.headers.get('www-authenticate')).toBe(
    `Bearer realm="Flint", error="invalid_token", resource_metadata="${server.url}/.well-known/oauth-protected-resource/mcp"`,
  );
  await client.close();
});

test('a grant reaches no account, key, payment or other grant, and another user cannot end it', async () => {
  const user = await server.signUpVerified();
  const program = await letIn(user, { scopes: ['read', 'make', 'agents', 'organise'], dailyCap: 1000 });
  const [{ id = '' } = {}] = await programsOf(user);
  const headers = { authorization: `Bearer ${program.given?.access_token}` };
  const stranger = server.client();
  expect((await stranger.fetchJson('GET', '/api/credits/balance', undefined, headers)).status).toBe(200);
  for (const [method, path] of [
    ['GET', '/api/users/me'],
    ['GET', '/api/users/me/api-keys'],
    ['GET', '/api/users/me/connected-programs'],
    ['DELETE', `/api/users/me/connected-programs/${id}`],
    ['GET', '/api/billing/auto-top-up'],
  ] as const)
    expect([path, (await stranger.fetchJson(method, path, undefined, headers)).status]).toEqual([path, 403]);
  expect((await owner.fetchJson('DELETE', `/api/users/me/connected-programs/${id}`)).status).toBe(404);
  expect((await owner.fetchJson('DELETE', `/api/users/me/api-keys/${id}`)).status).toBe(404);
  expect((await user.fetchJson('DELETE', `/api/users/me/api-keys/${id}`)).status).toBe(404);
  expect((await user.fetchJson('GET', '/api/users/me/api-keys')).body).toEqual({ keys: [] });
  expect(await programsOf(user)).toHaveLength(1);
});

test('no code and no token is kept', async () => {
  const user = await server.signUpVerified();
  const program = await letIn(user);
  const rows = [
    ...(await query(server.env.DATABASE_URL, 'select * from oauth_token')),
    ...(await query(server.env.DATABASE_URL, 'select * from oauth_code')),
    ...(await query(server.env.DATABASE_URL, 'select * from api_key')),
  ];
  const kept = JSON.stringify(rows);
  for (const token of [program.given?.access_token, program.given?.refresh_token]) {
    expect(token).toMatch(/^flint_(access|refresh)_[\w-]{43}$/);
    expect(kept).not.toContain(token?.slice(16));
  }
  expect(kept).not.toMatch(/flint_(code|access|refresh)_/);
});
