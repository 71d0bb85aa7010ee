import { PAGES } from '@flint/shared/contracts/routes';
import type { PageRoute } from '@flint/shared/contracts/routes/page-route';
import { loadTool } from '@flint/shared/tools/load';
import { type FoundPart, partsIn } from '@flint/shared/tools/paths';
import { isListed, PUBLIC_PATHS } from '@flint/shared/tools/public-paths';
import { findTool } from '@flint/shared/tools/tools';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { escapeHtml } from '../../src/platform/web/escape-html';
import type { RunningServer } from '../support/server';
import { sharedServer } from '../support/shared-server';

let server: RunningServer;
beforeAll(async () => {
  server = await sharedServer();
});

const fetchPage = async (path: string) => {
  const response = await server.client().fetch(path);
  return { status: response.status, html: await response.text() };
};

const Way = z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), name: z.string(), item: z.url() });
const context = z.literal('https://schema.org');
/** Allowed schema.org types and fields of the pages. */
const Block = z.discriminatedUnion('@type', [
  z.strictObject({ '@context': context, '@type': z.literal('BreadcrumbList'), itemListElement: z.array(Way) }),
  z.strictObject({
    '@context': context,
    '@type': z.literal('SoftwareApplication'),
    name: z.string(),
    headline: z.string(),
    description: z.string(),
    url: z.url(),
    applicationCategory: z.enum(['BusinessApplication', 'MultimediaApplication']),
    operatingSystem: z.string(),
    publisher: z.strictObject({ '@type': z.literal('Organization'), name: z.string(), url: z.url() }),
  }),
  z.strictObject({
    '@context': context,
    '@type': z.literal('FAQPage'),
    mainEntity: z.array(
      z.strictObject({
        '@type': z.literal('Question'),
        name: z.string(),
        acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text: z.string() }),
      }),
    ),
  }),
]);

const unescaped = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (_all, name: string) => {
    const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };
    return signs[name] ?? "'";
  });
const meta = (html: string, name: string) =>
  unescaped(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1] ?? '');
/** Visible text: no markup, and nothing of the head. */
const textOf = (html: string) => unescaped(html.slice(html.indexOf('<body>')).replace(/<[^>]*>/g, ' '));

/** Prerendered pages; other public ones are rendered by the browser only. */
const DRAWN: readonly PageRoute['id'][] = [
  'home',
  'pricing',
  'terms',
  'privacy',
  'tools',
  'toolsLibrary',
  'toolsHub',
  'toolsTool',
];

test.each(PUBLIC_PATHS.filter(({ page }) => DRAWN.includes(page.id)).map(({ path }) => path))(
  '%s is readable in the server’s HTML',
  async (path) => {
    const { status, html } = await fetchPage(path);
    const address = `${server.url}${path}`;
    expect(status).toBe(200);
    const title = unescaped(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '');
    expect([title.length > 10, title.length <= 60, title]).toEqual([true, true, title]);
    const description = meta(html, 'description');
    expect([description.length > 30, description.length <= 155, description]).toEqual([true, true, description]);
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.match(/<link rel="canonical" href="[^"]*">/g)).toEqual([`<link rel="canonical" href="${address}">`]);
    expect({
      ...{ title: meta(html, 'og:title'), description: meta(html, 'og:description'), url: meta(html, 'og:url') },
      image: meta(html, 'og:image'),
    }).toEqual({ title, description, url: address, image: `${server.url}/og${path === '/' ? '/home' : path}.jpg` });
    expect(html).not.toMatch(/<style|\sstyle="|\son\w+="|flint-release:|flint-page-place/);

    const [, data = '[]'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    const blocks = z.array(Block).parse(JSON.parse(data));
    const read = textOf(html);
    for (const block of blocks) {
      if (block['@type'] === 'SoftwareApplication') expect(block.url).toBe(address);
      if (block['@type'] === 'BreadcrumbList') expect(block.itemListElement.at(-1)?.item).toBe(address);
      if (block['@type'] === 'FAQPage')
        for (const { name, acceptedAnswer } of block.mainEntity) {
          expect(read).toContain(name);
          expect(read).toContain(acceptedAnswer.text);
        }
    }
    if (path !== '/') expect(blocks.map((block) => block['@type'])).toContain('BreadcrumbList');
  },
);

const texts = (parts: readonly FoundPart[]) =>
  parts.flatMap(({ part, value }) => (part.type === 'text' && value !== '' ? [String(value)] : []));

test.each(PUBLIC_PATHS.filter(({ page }) => page.id === 'toolsTool').map(({ path }) => path))(
  '%s has its form, its example and its related tools in the HTML',
  async (path) => {
    const tool = findTool(path.slice('/tools/'.length));
    const definition = tool && (await loadTool(tool.id));
    const { html } = await fetchPage(path);
    for (const id of tool?.related ?? []) expect(html).toContain(`href="/tools/${id}"`);
    if (!definition) return;
    expect(html).toContain('<form method="dialog"');
    for (const { label } of Object.values(definition.inputs)) expect(html).toContain(escapeHtml(label));
    const written = texts(partsIn(definition.output, definition.page.example.output as Record<string, unknown>));
    const read = textOf(html).replace(/\s+/g, ' ');
    for (const text of written) expect(read).toContain(text.replace(/\s+/g, ' ').trim().slice(0, 80));
    for (const step of definition.page.steps) expect(read).toContain(step);
  },
);

test('a tool of another platform, its short name and a platform that is none answer 404', async () => {
  for (const path of ['/tools/x/bio-generator', '/tools/youtube/title', '/tools/myspace', '/tools/constructor/x']) {
    const { status, html } = await fetchPage(path);
    expect([path, status]).toEqual([path, 404]);
    expect(html).toContain('noindex');
    expect(html).not.toContain('rel="canonical"');
  }
});

test('a path with a trailing slash has the one without as its canonical address', async () => {
  const { status, html } = await fetchPage('/tools/x/thread-architect/?utm_source=a');
  expect(status).toBe(200);
  expect(html).toContain(`<link rel="canonical" href="${server.url}/tools/x/thread-architect">`);
});

test('a signed-in user gets the head, and the browser renders the page unless it runs no scripts', async () => {
  const user = await server.signUpVerified();
  const html = await (await user.fetch('/tools/youtube')).text();
  expect(html).toContain('application/ld+json');
  expect(html).toContain('<div id="root"></div>');
  expect(html.replace(/<noscript>.*?<\/noscript>/gs, '')).not.toContain('id="drawn"');
});

test('the sitemap has every listed path with its date, and robots.txt disallows the others', async () => {
  const sitemap = await (await server.client().fetch('/sitemap.xml')).text();
  const rows = [...sitemap.matchAll(/<url><loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod><\/url>/g)];
  const addresses = rows.map(([, address = '']) => address);
  expect(addresses).toEqual(expect.arrayContaining(PUBLIC_PATHS.map(({ path }) => `${server.url}${path}`)));
  // Pages that remotes declare, and the posts of the blog.
  for (const path of ['/welcome', '/docs', '/blog', '/blog/describe-a-picture-in-four-parts'])
    expect(addresses).toContain(`${server.url}${path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(PUBLIC_PATHS.filter(({ page }) => page.id === 'toolsTool')).toHaveLength(42);
  for (const [, , day = ''] of rows) expect(new Date(day).toISOString()).toBe(day);

  const robots = await (await server.client().fetch('/robots.txt')).text();
  expect(robots).toContain(`\nSitemap: ${server.url}/sitemap.xml\n`);
  const closed = [...robots.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path);
  const isClosed = (path: string) => closed.some((each) => path.startsWith(each));
  expect(PUBLIC_PATHS.filter(({ path }) => isClosed(path))).toEqual([]);
  const open = PAGES.filter((page: PageRoute) => !isListed(page) && !isClosed(page.path));
  // Unordered: pages are rows of several tables.
  expect(open.map(({ id }) => id).sort()).toEqual(
    ['signin', 'signup', 'forgotPassword', 'verifyEmail', 'oauthCallback', 'notFound'].sort(),
  );
  for (const path of ['/api/', '/viewspark/shared/x', '/dev/outbox', '/media/x'])
    expect([path, isClosed(path)]).toEqual([path, true]);
});

test('each listed page has a social preview picture, and other pages have none', async () => {
  const first = await server.client().fetch('/og/tools/youtube/title-generator.jpg');
  const picture = Buffer.from(await first.arrayBuffer());
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  const again = await server.client().fetch('/og/tools/youtube/title-generator.jpg');
  expect(Buffer.from(await again.arrayBuffer()).equals(picture)).toBe(true);
  expect((await server.client().fetch('/og/tools/x/nobody.jpg')).status).toBe(404);
});
