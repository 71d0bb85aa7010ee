import type { NewApiKey } from '@flint/shared/contracts/api-keys';
import { KEY_SCOPE_IDS } from '@flint/shared/contracts/api-keys';
import { TOOLS } from '@flint/shared/tools/tools';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { query } from '../support/query';
import type { RunningServer, TestClient } from '../support/server';
import { sharedServer } from '../support/shared-server';

const PICTURE = { prompt: 'Three ceramic vases', style: 'cartoon', num_images: 2 };
/** What it costs at the built-in engine. */
const PRICE = 2;

let server: RunningServer;
let owner: TestClient;

beforeAll(async () => {
  server = await sharedServer();
  owner = await server.signUpVerified();
});
afterAll(async () => {
  await server.expectCleanLedger();
});

async function newKey(user: TestClient, wish: Partial<NewApiKey> = {}) {
  const body = { name: 'Claude', scopes: KEY_SCOPE_IDS, dailyCap: 1000, days: null, ...wish };
  return (await user.fetchJson('POST', '/api/users/me/api-keys', body)).body as { secret: string; key: { id: string } };
}

async function connect(secret: string, mode: 'auto' | 'legacy' = 'auto') {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  const requestInit = { headers: { authorization: `Bearer ${secret}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', server.url), { requestInit }));
  return client;
}

type Result = Awaited<ReturnType<Client['callTool']>>;
/** The JSON of a result's first text. */
function told(result: Result): Record<string, unknown> {
  const [first] = result.content;
  if (first?.type !== 'text') throw new Error(`No text: ${JSON.stringify(result)}`);
  return JSON.parse(first.text) as Record<string, unknown>;
}

test.each(['auto', 'legacy'] as const)('tools say what they take and cost (%s protocol)', async (mode) => {
  const client = await connect((await newKey(owner)).secret, mode);
  const { tools } = await client.listTools();
  const byName = new Map(tools.map((tool) => [tool.name, tool]));
  expect(tools.length).toBeGreaterThanOrEqual(TOOLS.length + 19);
  expect(byName.get('generate_image')).toMatchObject({
    description: expect.stringMatching(/^Make up to four pictures from a prompt\. Price: .*credit/),
    inputSchema: {
      ...{ type: 'object', required: ['prompt'] },
      properties: { prompt: { type: 'string' }, aspect_ratio: { enum: expect.any(Array) }, max_credits: {} },
    },
    annotations: { readOnlyHint: false },
  });
  for (const { id } of TOOLS) expect(byName.has(id.replace(/\W/g, '_'))).toBe(true);
  const unpriced = tools.filter(({ description }) => !/Price: |Free\./.test(description ?? ''));
  expect(unpriced.map(({ name }) => name)).toEqual([]);
  await client.close();
});

test('a key sees the tools of its scopes alone, and calls no others', async () => {
  const client = await connect((await newKey(owner, { scopes: ['read'] })).secret);
  const names = (await client.listTools()).tools.map(({ name }) => name);
  expect(names).toEqual(['list_library', 'list_runs', 'get_run', 'credits_balance']);
  await expect(client.callTool({ name: 'generate_image', arguments: PICTURE })).rejects.toThrow(/lacks its scope/);
  await client.close();
});

test('a picture is made within its cap, with progress, and comes as content and as a link', async () => {
  const { balance } = await owner.credits();
  const client = await connect((await newKey(owner)).secret);
  const price = await client.callTool({
    name: 'price_of_order',
    arguments: { tool: 'generate_image', arguments: PICTURE },
  });
  expect(told(price)).toEqual({ max_credits: PRICE });
  expect((await owner.credits()).balance).toBe(balance);

  const heard: number[] = [];
  const result = await client.callTool(
    { name: 'generate_image', arguments: { ...PICTURE, max_credits: PRICE } },
    { onprogress: ({ progress }) => heard.push(progress), timeout: 120_000 },
  );
  expect(told(result)).toMatchObject({ status: 'completed', charged: PRICE });
  expect(heard.length).toBeGreaterThan(0);
  expect(heard).toEqual([...new Set(heard)].sort((a, b) => a - b));
  const links = result.content.filter(({ type }) => type === 'resource_link') as { uri: string }[];
  const pictures = result.content.filter(({ type }) => type === 'image') as { data: string; mimeType: string }[];
  expect([links.length, pictures.length]).toEqual([2, 2]);
  const file = await fetch(links[0]?.uri ?? '');
  expect(Buffer.from(await file.arrayBuffer()).toString('base64')).toBe(pictures[0]?.data);

  const { runId } = told(result);
  expect(told(await client.callTool({ name: 'get_run', arguments: { id: runId } }))).toMatchObject({
    run: { apiKey: 'Claude', charged: PRICE },
  });
  const found = told(await client.callTool({ name: 'list_library', arguments: { q: 'ceramic vases' } }));
  expect(found.items).toHaveLength(2);
  await client.close();
});

test('an order above its max_credits, or above the cap of the key, is refused before anything is held', async () => {
  const before = await owner.credits();
  const client = await connect((await newKey(owner, { name: 'Small', dailyCap: 1 })).secret);
  const call = (args: object) => client.callTool({ name: 'generate_image', arguments: { ...PICTURE, ...args } });
  const above = await call({ max_credits: PRICE - 1 });
  expect([above.isError, told(above)]).toMatchObject([true, { error: 'above_max', price: PRICE }]);
  expect(told(await call({}))).toMatchObject({ error: 'spend_cap', message: expect.stringContaining('“Small”') });
  expect(told(await call({ prompt: '' }))).toMatchObject({ error: 'invalid_input', field: 'prompt' });
  expect(told(await call({ max_credits: 'much' }))).toMatchObject({ error: 'invalid_input' });
  expect(await owner.credits()).toEqual(before);
  await client.close();
});

test('a platform tool answers in its shape', async () => {
  const client = await connect((await newKey(owner)).secret);
  const tool = (await client.listTools()).tools.find(({ name }) => name === 'youtube_title_generator');
  expect(tool?.inputSchema).toMatchObject({ properties: { input: { type: 'object' }, max_credits: {} } });
  const refused = await client.callTool({ name: 'youtube_title_generator', arguments: { input: {} } });
  expect([refused.isError, told(refused)]).toMatchObject([true, { error: 'invalid_input' }]);
  await client.close();
});

test('another user’s run is not found, whatever its texts say', async () => {
  const stranger = await server.signUpVerified();
  const [row] = await query(server.env.DATABASE_URL, 'select id from run where user_id = $1 limit 1', [owner.id]);
  const client = await connect((await newKey(stranger)).secret);
  for (const name of ['get_run', 'cancel_run'])
    expect(told(await client.callTool({ name, arguments: { id: row?.id } }))).toMatchObject({ error: 'not_found' });
  expect(told(await client.callTool({ name: 'list_runs', arguments: {} }))).toMatchObject({ runs: [] });
  await client.close();
});

test('a call that is cancelled cancels its run, and the credits come back', async () => {
  const user = await server.signUpVerified();
  const before = await user.credits();
  const client = await connect((await newKey(user)).secret);
  const left = new AbortController();
  const call = client.callTool(
    { name: 'generate_image', arguments: { prompt: 'A long night', num_images: 4 } },
    { signal: left.signal, onprogress: () => left.abort(), timeout: 120_000 },
  );
  await expect(call).rejects.toThrow();
  const [row] = await query(server.env.DATABASE_URL, 'select id from run where user_id = $1', [user.id]);
  const run = await user.untilEnded(String(row?.id));
  const { balance, held } = await user.credits();
  expect([run.status, held]).toEqual(['cancelled', 0]);
  expect(balance).toBe(before.balance - (run.charged ?? 0));
  await client.close();
});

test('no key, a revoked key and a session are refused', async () => {
  const { secret, key } = await newKey(owner);
  const client = await connect(secret);
  await owner.fetchJson('DELETE', `/api/users/me/api-keys/${key.id}`);
  await expect(client.listTools()).rejects.toThrow();
  await client.close();
  const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };
  for (const headers of [{}, { authorization: `Bearer ${secret}` }, { authorization: 'Bearer flint_x' }]) {
    const answer = await owner.fetchJson('POST', '/mcp', ping, headers as Record<string, string>);
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toContain('resource_metadata="');
  }
});
