import { startServer, type TestServer } from '../support/server';
import { HOME } from './by-hand';

const PUBLIC_URL = 'https://flint.example.com';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ PUBLIC_URL, RATE_LIMIT_FACTOR: '0.1' });
});
afterAll(() => server.stop());

const MISLEADING = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' };
const read = async (path: string) => (await fetch(server.url + path, { headers: MISLEADING })).json();

test('what clients find is told by the public address, whatever proxies and callers say', async () => {
  const answer = await fetch(`${server.url}/mcp`, { method: 'POST', headers: MISLEADING });
  expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([
    401,
    `Bearer realm="Flint", resource_metadata="${PUBLIC_URL}/.well-known/oauth-protected-resource/mcp"`,
  ]);
  for (const path of ['/.well-known/oauth-protected-resource/mcp', '/.well-known/oauth-protected-resource'])
    expect(await read(path)).toMatchObject({ resource: `${PUBLIC_URL}/mcp`, authorization_servers: [PUBLIC_URL] });
  const metadata = await read('/.well-known/oauth-authorization-server');
  expect(metadata).toMatchObject({
    ...{ issuer: PUBLIC_URL, authorization_endpoint: `${PUBLIC_URL}/account/connect` },
    ...{ code_challenge_methods_supported: ['S256'], token_endpoint_auth_methods_supported: ['none'] },
  });
  expect(JSON.stringify(metadata)).not.toMatch(/localhost|evil/);
});

test.each([
  ['/.well-known/oauth-protected-resource/mcp', 'GET', 200],
  ['/.well-known/oauth-authorization-server', 'GET', 200],
  ['/oauth/register', 'POST', 415],
  ['/oauth/token', 'POST', 400],
  ['/oauth/revoke', 'POST', 400],
  ['/mcp', 'GET', 401],
])('pages of other sites may call %s, without cookies', async (path, method, status) => {
  const origin = 'https://inspector.example';
  const asks = { origin, 'access-control-request-method': method, 'access-control-request-headers': 'authorization' };
  const asked = await fetch(server.url + path, { method: 'OPTIONS', headers: asks });
  expect([asked.status, asked.headers.get('access-control-allow-headers')]).toEqual([204, 'Authorization, *']);
  expect(asked.headers.get('access-control-allow-methods')).toContain(method);
  const body = method === 'POST' ? new URLSearchParams({ what: 'nothing' }) : null;
  const answered = await fetch(server.url + path, { method, body, headers: { origin } });
  for (const { headers } of [asked, answered]) {
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('access-control-expose-headers')).toContain('WWW-Authenticate');
  }
  expect(answered.status).toBe(status);
});

test('pages of other sites may call nothing else', async () => {
  const { headers } = await fetch(`${server.url}/api/oauth/consent`, { headers: { origin: 'https://evil.example' } });
  expect(headers.get('access-control-allow-origin')).toBeNull();
});

test('the programs of one address register at a limited rate', async () => {
  const register = () => server.client().fetchJson('POST', '/oauth/register', { redirect_uris: [HOME] });
  const answers = [await register(), await register(), await register(), await register()];
  const [, , , last] = answers;
  expect(answers.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(2);
  expect(last).toMatchObject({ status: 429, body: { error: 'temporarily_unavailable' } });
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
});
