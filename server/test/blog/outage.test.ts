import type { Blog, BlogPost } from '@flint/shared/contracts/blogs';
import { type OwnCluster, startOwnCluster } from '../support/own-cluster';
import { startServer, type TestServer } from '../support/server';

/** Time to create a cluster and to start a server on it, in milliseconds. */
const PATIENCE_MS = 240_000;

let cluster: OwnCluster;
let server: TestServer;
beforeAll(async () => {
  cluster = await startOwnCluster();
  server = await startServer({ DATABASE_URL: cluster.url, RATE_LIMIT_FACTOR: '1000', SWEEP_MS: '300' });
}, PATIENCE_MS);
afterAll(async () => {
  await server.stop();
  await cluster.stop('fast');
});

const json = async (path: string) => {
  const answer = await server.client().fetch(path);
  return { status: answer.status, body: (await answer.json().catch(() => null)) as unknown };
};
const page = async (path: string) => {
  const answer = await server.client().fetch(path);
  return { status: answer.status, html: await answer.text() };
};

test(
  'while PostgreSQL is stopped, the blog’s files, its list and its posts are served from storage',
  async () => {
    const index = async () => (await json('/blogs/index.json')).body as { data: Blog[] };
    await server.until(async () => (await index()).data.length > 0, 'The first posts');
    const { data: posts } = await index();
    const [{ slug, title }] = posts as [Blog];
    const before = await page(`/blog/${slug}`);
    expect(before.html).toContain(`<h1`);

    await cluster.stop('fast');
    expect((await json(`/api/blogs?page=1`)).status).toBe(503);
    expect((await index()).data.map((post) => post.slug)).toEqual(posts.map((post) => post.slug));
    const file = await json(`/blogs/content/${slug}.json`);
    expect(file).toMatchObject({ status: 200, body: { slug, title } });
    expect((file.body as BlogPost).content.length).toBeGreaterThan(0);
    expect((await json('/blogs/content/no-such-post.json')).status).toBe(404);

    const list = await page('/blog');
    expect(list.status).toBe(200);
    for (const post of posts) expect(list.html).toContain(`/blog/${post.slug}`);
    const post = await page(`/blog/${slug}`);
    expect(post.status).toBe(200);
    expect(drawn(post.html)).toBe(drawn(before.html));

    await cluster.start();
    await server.until(async () => (await json('/api/blogs?page=1')).status === 200, 'The database');
  },
  PATIENCE_MS,
);

/** The post as the page shows it, without what differs by request. */
const drawn = (html: string) => /<article[\s\S]*<\/article>/.exec(html)?.[0] ?? 'no post';
