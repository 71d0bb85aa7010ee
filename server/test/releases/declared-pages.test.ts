import type { RemotePage } from '@flint/shared/contracts/remote-page';
import { newStaff, newToken, offerOf, steer } from '../support/control-plane';
import { releaseFixture } from '../support/fixture-release';
import { startServer, type TestServer } from '../support/server';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startServer({ RATE_LIMIT_FACTOR: '1000' });
  token = await newToken(server, 'all', 'all');
});
afterAll(() => server.stop());

const GUIDES: RemotePage = {
  path: '/handbook',
  guard: {},
  frame: 'public',
  session: false,
  title: 'Guides',
  description: 'How to begin with Flint.',
};
const MINE: RemotePage = {
  ...{ path: '/my-guides', guard: { login: true, verified: true }, frame: 'app', session: true, title: 'My guides' },
  navigation: { label: 'Guides', icon: 'book' },
  palette: { title: 'Open my guides' },
};
const content = { remote: 'mfe-content', environment: 'development' } as const;
const get = async (path: string, client = server.client()) => {
  const response = await client.fetch(path);
  return { status: response.status, text: await response.text() };
};

test('a release is refused with the page and the rule, and nothing is registered', async () => {
  const release = (version: string, routes: readonly object[]) =>
    releaseFixture(server.client(), token, { ...content, version, routes });
  await expect(release('2.0.0', [{ ...GUIDES, guard: { paid: true } }])).resolves.toMatchObject({
    code: 'BAD_INPUT',
    message: 'Page /handbook: there is no guard paid. The guards are login, verified, roles, minCredits.',
  });
  await expect(release('2.0.1', [{ ...GUIDES, path: '/credits' }])).resolves.toMatchObject({
    code: 'BAD_INPUT',
    message: 'Page /credits: this path belongs to mfe-billing.',
  });
  expect((await get('/handbook')).status).toBe(404);
});

test('the pages of a promoted release are served, listed and kept from crawlers by what they declare', async () => {
  const staff = await newStaff(server);
  const released = await releaseFixture(server.client(), token, {
    ...content,
    version: '2.1.0',
    rollout: 0,
    routes: [GUIDES, MINE],
    more: { pages: ['/handbook', '/my-guides'] },
  });
  expect(released.message).toBeUndefined();
  expect((await get('/handbook')).status).toBe(404);

  await steer(staff, 'promoteRelease', content);
  const page = await get('/handbook/');
  expect(page.status).toBe(200);
  expect(page.text).toContain('<title>Guides · Flint</title>');
  expect(page.text).toContain('<meta name="description" content="How to begin with Flint.">');
  expect(page.text).toMatch(/<link rel="canonical" href="[^"]+\/handbook">/);
  expect((await get('/my-guides')).text).toContain('<title>My guides · Flint</title>');
  expect((await offerOf(server.client(), 'mfe-content')).routes).toEqual([GUIDES, MINE]);

  const sitemap = (await get('/sitemap.xml')).text;
  expect(sitemap).toContain('/handbook</loc>');
  expect(sitemap).not.toContain('/my-guides');
  expect((await get('/robots.txt')).text).toContain('Disallow: /my-guides');
  expect((await server.client().fetch('/og/handbook.jpg')).headers.get('content-type')).toBe('image/jpeg');
});

test('another remote cannot claim a path that is live in the environment', async () => {
  const claim = { remote: 'mfe-agents', environment: 'development', version: '2.0.0', routes: [GUIDES] } as const;
  await expect(releaseFixture(server.client(), token, claim)).resolves.toMatchObject({
    code: 'BAD_INPUT',
    message: 'Page /handbook: this path belongs to mfe-content 2.1.0, which is live in development.',
  });
});

test('a rollback takes the pages back', async () => {
  await steer(await newStaff(server), 'rollBackRelease', content);
  expect((await get('/handbook')).status).toBe(404);
  expect((await get('/sitemap.xml')).text).not.toContain('/handbook');
});
