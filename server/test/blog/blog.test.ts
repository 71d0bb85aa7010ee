import type { Blog, BlogList, BlogPost } from '@flint/shared/contracts/blogs';
import { newStaff } from '../support/control-plane';
import { runSql } from '../support/library';
import { startServer, type TestClient, type TestServer } from '../support/server';
import { giveRole } from '../support/steward';

let server: TestServer;
let admin: TestClient;
let editor: TestClient;
let user: TestClient;
let visitor: TestClient;
beforeAll(async () => {
  server = await startServer({ RATE_LIMIT_FACTOR: '1000', SWEEP_MS: '300' });
  [admin, editor, user] = await Promise.all([newStaff(server), server.signUpVerified(), server.signUpVerified()]);
  await giveRole(server.env.DATABASE_URL, editor.id, 'editor');
  visitor = server.client();
});
afterAll(() => server.stop());

const status = async (as: TestClient, method: string, path: string, body?: object) =>
  (await as.fetchJson(method, path, body)).status;
const create = (body: object) => admin.ok<BlogPost>('POST', '/api/blogs', { content: 'Words.', ...body });
const update = (id: string, body: object) => admin.ok<BlogPost>('PUT', `/api/blogs/${id}`, body);
const file = async (path: string) => {
  const answer = await visitor.fetch(path);
  return { status: answer.status, body: answer.ok ? await answer.json() : undefined };
};
const index = async () => ((await file('/blogs/index.json')).body as { data: Blog[] }).data.map(({ slug }) => slug);
const untilTold = <T>(what: string, look: () => Promise<T | undefined | false>) => server.until(look, what);

test('a new server has five posts, ten to a page, newest first, each with a reading time', async () => {
  const list = await untilTold('the first posts', async () => {
    const found = await visitor.ok<BlogList>('GET', '/api/blogs');
    return found.total >= 5 && found;
  });
  expect(list).toMatchObject({ page: 1, limit: 10 });
  const days = list.data.map(({ publishedAt }) => publishedAt ?? '');
  expect(days).toEqual([...days].sort().reverse());
  for (const { slug, minutes, excerpt } of list.data) {
    expect(minutes).toBeGreaterThan(0);
    expect(excerpt.length).toBeGreaterThan(40);
    expect(await visitor.ok('GET', `/api/blogs/${slug}`)).toMatchObject({ slug, status: 'published' });
  }
  expect((await visitor.ok<BlogList>('GET', '/api/blogs?limit=2&page=2')).data).toHaveLength(2);
  expect((await visitor.ok<BlogList>('GET', '/api/blogs?category=pictures')).data).toHaveLength(1);
});

test('the list is filtered by links without JavaScript, which the ways to further pages keep', async () => {
  const { categories } = await visitor.ok<BlogList>('GET', '/api/blogs');
  expect(categories).toEqual([...categories].sort());
  expect(categories).toContain('pictures');
  const some = await Promise.all(
    [...Array(11).keys()].map((at) => create({ title: `Clay ${at}`, category: 'clay & fire', status: 'published' })),
  );
  const link = '/blog?category=clay+%26+fire';
  const html = await (await visitor.fetch('/blog')).text();
  expect(html).toContain(`<a href="${link}">clay &amp; fire</a>`);
  expect(html).toMatch(/<time datetime="[^"]+">\d{1,2} [A-Z][a-z]+ \d{4}<\/time> <span>· \d+ minutes?<\/span>/);
  const first = await (await visitor.fetch(link)).text();
  expect(first.match(/<li><h2>/g)).toHaveLength(10);
  expect(first).toContain(`<a href="${link}" aria-current="page">clay &amp; fire</a>`);
  expect(first).toContain(`<a href="${link}&amp;page=2">Older posts</a>`);
  const second = await (await visitor.fetch(`${link}&page=2`)).text();
  expect(second.match(/<li><h2>/g)).toHaveLength(1);
  expect(second).toContain(`<a href="${link}">Newer posts</a>`);
  for (const { id } of some) await admin.ok('DELETE', `/api/blogs/${id}`);
});

test('more posts at once than the server has connections are all published, and each has its file', async () => {
  const posts = await Promise.all(
    [...Array(40).keys()].map((at) => create({ title: `At once ${at}`, status: 'published' })),
  );
  await untilTold('every file', async () => {
    const listed = await index();
    return posts.every(({ slug }) => listed.includes(slug));
  });
  await Promise.all(posts.map(({ id }) => admin.ok('DELETE', `/api/blogs/${id}`)));
});

test('only admins and editors write', async () => {
  const { id } = await create({ title: 'Roles' });
  const calls = [
    ['POST', '/api/blogs', { title: 'x', content: 'x' }],
    ['PUT', `/api/blogs/${id}`, { title: 'x' }],
    ['DELETE', `/api/blogs/${id}`, undefined],
    ['POST', '/api/blogs/preview', { content: 'x' }],
    ['POST', '/api/blogs/pictures', { uploadId: 'x' }],
    ['POST', '/api/blogs/ai/generate-draft', { topic: 'x' }],
    ['POST', '/api/blogs/ai/generate-hero-image', { prompt: 'x' }],
  ] as const;
  for (const [method, path, body] of calls) {
    expect([path, await status(visitor, method, path, body)]).toEqual([path, 401]);
    expect([path, await status(user, method, path, body)]).toEqual([path, 403]);
  }
  expect(await status(editor, 'PUT', `/api/blogs/${id}`, { title: 'By an editor' })).toBe(200);
  expect(await status(editor, 'DELETE', `/api/blogs/${id}`)).toBe(200);
  expect(await status(admin, 'DELETE', `/api/blogs/${id}`)).toBe(404);
  expect(await status(admin, 'PUT', '/api/blogs/none', { title: 'x' })).toBe(404);
});

test('a draft exists for editors alone: not by list, slug, id, page, sitemap or file', async () => {
  const { id, slug } = await create({ title: 'A secret plan' });
  expect(await status(visitor, 'GET', `/api/blogs/${slug}`)).toBe(404);
  expect(await status(user, 'GET', `/api/blogs/${id}`)).toBe(404);
  expect(await admin.ok('GET', `/api/blogs/${id}`)).toMatchObject({ slug });
  for (const query of ['', '?status=draft', '?limit=100']) {
    const { data } = await visitor.ok<BlogList>('GET', `/api/blogs${query}`);
    expect(data.filter((post) => post.status !== 'published')).toEqual([]);
  }
  expect((await admin.ok<BlogList>('GET', '/api/blogs?status=draft')).data.map((post) => post.slug)).toContain(slug);
  expect((await visitor.fetch(`/blog/${slug}`)).status).toBe(404);
  expect((await file(`/blogs/content/${slug}.json`)).status).toBe(404);
  expect(await index()).not.toContain(slug);
  expect(await (await visitor.fetch('/sitemap.xml')).text()).not.toContain(slug);
});

test('a published post has a page, a file and a place in the sitemap; taken back, it has none', async () => {
  const content = '# Heading\n\nSome **strong** words, a [link](/tools) and <script>alert(1)</script>.';
  const { id, slug } = await create({ title: 'C++ & C#', content, status: 'published' });
  expect(slug).toBe('c-plus-plus-and-c-sharp');
  await untilTold('the file', async () => (await index()).includes(slug));
  expect((await file(`/blogs/content/${slug}.json`)).body).toMatchObject({ id, slug, title: 'C++ & C#' });
  const page = await visitor.fetch(`/blog/${slug}`);
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain('<h1>C++ &amp; C#</h1>');
  expect(html).toContain('Some <strong>strong</strong> words, a <a href="/tools">link</a>');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).toContain(`<link rel="canonical" href="${server.url}/blog/${slug}">`);
  expect(html).toContain('"@type":"BlogPosting"');
  expect(html).toContain('<meta property="og:type" content="article">');
  expect(html).not.toContain('flint-post-hole');
  expect(await (await visitor.fetch('/blog')).text()).toContain(`<a href="/blog/${slug}">C++ &amp; C#</a>`);
  expect(await (await visitor.fetch('/sitemap.xml')).text()).toContain(`/blog/${slug}</loc>`);
  await update(id, { status: 'archived' });
  await untilTold('the file gone', async () => !(await index()).includes(slug));
  expect((await file(`/blogs/content/${slug}.json`)).status).toBe(404);
  expect((await visitor.fetch(`/blog/${slug}`)).status).toBe(404);
});

test('a published slug that is changed redirects for good, and is not given to another post', async () => {
  const { id } = await create({ title: 'First name', status: 'published' });
  expect((await update(id, { title: 'Another title' })).slug).toBe('first-name');
  expect((await update(id, { slug: 'second-name' })).slug).toBe('second-name');
  const moved = await visitor.fetch('/blog/first-name', { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/blog/second-name']);
  const api = await visitor.fetch('/api/blogs/first-name', { redirect: 'manual' });
  expect([api.status, api.headers.get('location')]).toEqual([301, '/api/blogs/second-name']);
  expect((await create({ title: 'First name' })).slug).toBe('first-name-2');
  expect((await update(id, { slug: 'first-name' })).slug).toBe('first-name');
  expect((await visitor.fetch('/blog/first-name', { redirect: 'manual' })).status).toBe(200);
  for (const slug of ['Upper', 'a--b', '-a', 'a_b', 'x'.repeat(81), '../a'])
    expect([slug, await status(admin, 'PUT', `/api/blogs/${id}`, { slug })]).toEqual([slug, 400]);
});

test('a scheduled post is a draft until its time has come', async () => {
  const ahead = await create({ title: 'Later', scheduledFor: '2099-01-01T09:00', scheduledZone: 'Europe/Berlin' });
  expect(ahead).toMatchObject({ status: 'draft', scheduledFor: '2099-01-01T09:00', publishedAt: null });
  const due = await create({ title: 'Now', scheduledFor: '2020-01-01T09:00', scheduledZone: 'Europe/Berlin' });
  const published = await untilTold('its publication', async () => {
    const found = await admin.ok<BlogPost>('GET', `/api/blogs/${due.id}`);
    return found.status === 'published' && found;
  });
  expect(published).toMatchObject({ publishedAt: '2020-01-01T08:00:00.000Z', scheduledFor: null });
  expect(await admin.ok('GET', `/api/blogs/${ahead.id}`)).toMatchObject({ status: 'draft' });
  const taken = await update(ahead.id, { scheduledFor: null });
  expect(taken).toMatchObject({ scheduledFor: null, scheduledZone: null });
  expect(
    await status(admin, 'POST', '/api/blogs', { title: 'x', content: 'x', scheduledFor: '2099-01-01T09:00' }),
  ).toBe(400);
});

test('a picture without a description is not scheduled; a due post that has one, or fails, waits, and the next is published', async () => {
  const picture = '![](/media/blog/a.webp)';
  const when = { scheduledFor: '2099-01-01T09:00', scheduledZone: 'Europe/Berlin' };
  const refused = { status: 400, body: { field: 'content', message: expect.stringMatching(/^Describe each picture/) } };
  const body = { title: 'Undescribed', content: picture };
  expect(await admin.fetchJson('POST', '/api/blogs', { ...body, ...when })).toMatchObject(refused);
  const draft = await create(body);
  expect(await admin.fetchJson('PUT', `/api/blogs/${draft.id}`, when)).toMatchObject(refused);
  const lost = await create({ title: 'In a zone that is gone', ...when });
  expect(await admin.fetchJson('PUT', `/api/blogs/${lost.id}`, { content: picture })).toMatchObject(refused);

  // Scheduled before this was asked for, and before the zone went: the longest due are tried first.
  const due = (id: string, zone: string) =>
    runSql(
      server,
      `update blog_post set scheduled_for = '2001-01-01T09:00', scheduled_zone = '${zone}', due_at = '2001-01-01' where id = '${id}'`,
    );
  await due(draft.id, 'Europe/Berlin');
  await due(lost.id, 'Europe/Atlantis');
  const next = await create({ title: 'The next', scheduledFor: '2020-01-01T09:00', scheduledZone: 'Europe/Berlin' });
  const read = (id: string) => admin.ok<BlogPost>('GET', `/api/blogs/${id}`);
  await untilTold('its publication', async () => (await read(next.id)).status === 'published');
  for (const { id } of [draft, lost]) {
    expect(await read(id)).toMatchObject({ status: 'draft', publishedAt: null });
    await admin.ok('DELETE', `/api/blogs/${id}`);
  }
  expect(server.logs).toContain('a scheduled post could not be published');
});

test('two edits of one version: one is made, the other gets both texts', async () => {
  const { id, version } = await create({ title: 'Two tabs' });
  const edit = (content: string) => admin.fetchJson('PUT', `/api/blogs/${id}`, { content, version });
  const answers = await Promise.all([edit('Mine'), edit('Yours')]);
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  const [kept, lost] = answers[0]?.status === 200 ? ['Mine', 'Yours'] : ['Yours', 'Mine'];
  const refused = answers.find((answer) => answer.status === 409)?.body as {
    conflict: { yours: object; theirs: object };
  };
  expect(refused.conflict.yours).toMatchObject({ content: lost });
  expect(refused.conflict.theirs).toMatchObject({ content: `${kept}\n`, version: version + 1 });
});

test('Markdown comes back as Markdown, and nothing of it is HTML', async () => {
  const content = '## Two\n\n- a\n- b\n\n| x | y |\n| - | - |\n| 1 | 2 |\n\n```\ncode\n```\n';
  const post = await create({ title: 'Round trip', content });
  expect((await admin.ok<BlogPost>('GET', `/api/blogs/${post.id}`)).content).toBe(content);
  const { nodes } = await admin.ok<{ nodes: unknown[] }>('POST', '/api/blogs/preview', {
    content: '[a](javascript:alert(1)) ![b](https://attacker.example/c.png) <img src=x onerror=alert(1)>\n\n[d](/\\e)',
  });
  expect(JSON.stringify(nodes)).not.toMatch(/"tag":"(a|img|script)"/);
});

test('without a language model a draft is an outline of the facts, named so, and costs nothing', async () => {
  const before = await admin.credits();
  const answer = await admin.ok<{ success: boolean; data: { content: string; isOutline: boolean } }>(
    'POST',
    '/api/blogs/ai/generate-draft',
    { topic: 'Bread needs time.\nCold dough rises slowly.' },
  );
  expect(answer).toMatchObject({ success: true, data: { title: 'Bread needs time', isOutline: true } });
  expect(answer.data.content).toContain('## Cold dough rises slowly');
  expect(answer.data.content).toContain('no language model');
  expect(await admin.credits()).toEqual(before);
});

test('a picture is made for a post, kept without a signature, and paid', async () => {
  await admin.grant(50);
  const before = await admin.balance();
  const answer = await admin.ok<{ success: boolean; data: { heroImageUrl: string } }>(
    'POST',
    '/api/blogs/ai/generate-hero-image',
    { prompt: 'a loaf of bread', title: 'Bread' },
  );
  expect(answer).toMatchObject({ success: true, data: { heroImageUrl: expect.stringMatching(/^\/media\/blog\//) } });
  const picture = await visitor.fetch(answer.data.heroImageUrl);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(await admin.balance()).toBeLessThan(before);
});

test('what spends credits is refused to an editor whose address is not verified', async () => {
  const fresh = await server.signUp();
  await giveRole(server.env.DATABASE_URL, fresh.id, 'editor');
  for (const path of ['generate-draft', 'generate-hero-image'])
    expect(
      await fresh.fetchJson('POST', `/api/blogs/ai/${path}`, { topic: 'Bread', prompt: 'a loaf of bread' }),
    ).toMatchObject({ status: 403, body: { error: 'email_unverified' } });
});

test('the blog is read while PostgreSQL is away', async () => {
  const { slug } = await create({ title: 'Without a database', content: 'Still *here*.', status: 'published' });
  await untilTold('the file', async () => (await index()).includes(slug));
  // What the server asks of its posts fails as it would without the database.
  await runSql(server, 'alter table blog_post rename to blog_post_away');
  try {
    expect(await status(visitor, 'GET', '/api/blogs')).toBeGreaterThanOrEqual(500);
    expect(await index()).toContain(slug);
    expect((await file(`/blogs/content/${slug}.json`)).body).toMatchObject({ slug });
    expect(await (await visitor.fetch('/blog')).text()).toContain('Without a database');
    expect(await (await visitor.fetch(`/blog/${slug}`)).text()).toContain('<p>Still <em>here</em>.</p>');
  } finally {
    await runSql(server, 'alter table blog_post_away rename to blog_post');
  }
});
