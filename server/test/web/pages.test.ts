import { REMOTE_NAMES } from '@flint/shared/contracts/remotes';
import { servedAs } from '../../../scripts/lib/release/served-as.mjs';
import type { RunningServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

let server: RunningServer;
beforeAll(async () => {
  server = await sharedServer();
});

const page = async (path: string) => {
  const response = await server.client().fetch(path);
  return { status: response.status, headers: response.headers, html: await response.text() };
};
const bootOf = (html: string) => JSON.parse(/id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

test('every page has its title, its canonical address and the shell’s boot data', async () => {
  const { status, html } = await page('/generator');
  expect(status).toBe(200);
  expect(html).toContain('<title>Generator · Flint</title>');
  expect(html).toContain(`<link rel="canonical" href="${server.url}/generator">`);
  const boot = bootOf(html);
  expect(boot).toMatchObject({ environment: 'development', apiUrl: '/', session: null });
  expect(boot.remotes.map(({ name }: { name: string }) => name).sort()).toEqual([...REMOTE_NAMES].sort());
});

// The loader compares the manifest's hash itself: Chromium does not use a preload made with `integrity` for a fetch.
test('the page of a remote preloads its manifest, and its files each with its hash', async () => {
  const { html } = await page('/generator');
  const preloads = html.match(/<link rel="preload"[^>]*mfe-generator[^>]*>/g) ?? [];
  const manifests = preloads.filter((link) => link.includes('/mf-manifest.json"'));
  expect(manifests).toEqual([expect.stringContaining('as="fetch"')]);
  const files = preloads.filter((link) => !manifests.includes(link));
  expect(files.length).toBeGreaterThanOrEqual(1);
  for (const link of files) expect(link).toMatch(/integrity="sha384-/);
  expect((await page('/')).html).not.toMatch(/rel="preload"[^>]*mfe-/);
});

test('what came with the server is served below the path that its source maps are sent for', async () => {
  const { remotes } = bootOf((await page('/')).html);
  const served = remotes.map(({ name, manifest }: { name: string; manifest: string }) => [name, manifest]);
  expect(served.toSorted()).toEqual(
    REMOTE_NAMES.map((name) => [name, `${servedAs(name, `${name}/dist`).base}mf-manifest.json`]).toSorted(),
  );
  expect(servedAs('shell', 'shell/dist').release).toMatch(/^shell@[\da-f]{8}$/);
});

test('a page has the session’s user, and no other', async () => {
  const user = await server.signUpVerified();
  const html = await (await user.fetch('/dashboard')).text();
  expect(bootOf(html).session).toMatchObject({ user: { email: user.email }, balance: 25 });
  expect((await user.fetch('/dashboard')).headers.get('cache-control')).toBe('no-store');
});

test('unknown paths and /404 answer 404 with the page', async () => {
  for (const path of ['/404', '/no-such-page', '/generator/no-such-page']) {
    const { status, html } = await page(path);
    expect([path, status]).toEqual([path, 404]);
    expect(html).toContain('<div id="root">');
    expect(html).toContain('noindex');
  }
});

test('XSS: a user’s name cannot end the data block', async () => {
  const name = '</script><script>alert(1)</script>';
  const user = await server.signUpVerified({ name });
  const html = await (await user.fetch('/dashboard')).text();
  expect(html).not.toContain('<script>alert');
  expect(bootOf(html).session.user.name).toBe(name);
});

test('no script or style is inline, and the CSP forbids it', async () => {
  const { headers, html } = await page('/');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("style-src 'self';");
  expect(policy).not.toContain('unsafe');
  expect(html).not.toMatch(/<style|style="|<script(?![^>]*(src=|application\/(ld\+)?json))/);
});

test('built files are precompressed and immutable, the page is not cached', async () => {
  const { html, headers } = await page('/');
  expect(headers.get('cache-control')).toBe('no-store');
  const script = /"(\/main\.[0-9a-f]{8}\.js)"/.exec(html)?.[1] ?? '';
  const response = await server.client().fetch(script, { headers: { 'accept-encoding': 'br' } });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('cache-control')).toMatch(/max-age=31536000.*immutable/);
});

test('the control plane answers the same plan as the page', async () => {
  const query = `{ bootPlan { environment revision remotes {
    name version manifest integrity requires enabled slots { kind id title description page } routes
  } } }`;
  const answer = await server.client().fetchJson('POST', '/graphql', { query });
  const { remotes, revision } = bootOf((await page('/')).html);
  const withPages = remotes.map(({ routes = [], ...remote }) => ({ ...remote, routes }));
  expect(answer.body).toEqual({ data: { bootPlan: { environment: 'development', revision, remotes: withPages } } });
});

test('the OpenAPI document lists every policy’s error answers', async () => {
  const stranger = server.client();
  const { body } = await stranger.fetchJson('GET', '/api/openapi.json');
  const { openapi, paths } = body as { openapi: string; paths: Record<string, unknown> };
  expect(openapi).toBe('3.1.0');
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(['/api/fal-ai/generate/image', '/api/credits/balance']));
  const docs = await stranger.fetch('/api/docs/');
  expect([docs.status, docs.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')]);
});

test('the liveness and readiness probes answer', async () => {
  for (const path of ['/healthz', '/readyz'])
    expect((await server.client().fetchJson('GET', path)).body).toEqual({ status: 'ok' });
});

test('/reset-password redirects to /forgot-password, with its query', async () => {
  const { status, headers } = await server.client().fetch('/reset-password?token=t&email=a%40b.co');
  expect([status, headers.get('location')]).toEqual([301, '/forgot-password?token=t&email=a%40b.co']);
});
