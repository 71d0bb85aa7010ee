import type { BlogPost } from '@flint/shared/contracts/blogs';
import sharp from 'sharp';
import { newStaff } from '../support/control-plane';
import { runSql } from '../support/library';
import { sendFile } from '../support/send-file';
import { startServer, type TestClient, type TestServer } from '../support/server';
import { giveRole } from '../support/steward';

let server: TestServer;
let admin: TestClient;
let editor: TestClient;
let visitor: TestClient;
beforeAll(async () => {
  server = await startServer({ RATE_LIMIT_FACTOR: '1000', SWEEP_MS: '300' });
  [admin, editor] = await Promise.all([newStaff(server), server.signUpVerified()]);
  await giveRole(server.env.DATABASE_URL, editor.id, 'editor');
  visitor = server.client();
});
afterAll(() => server.stop());

const status = async (as: TestClient, method: string, path: string, body?: object) =>
  (await as.fetchJson(method, path, body)).status;
const create = (body: object) => admin.ok<BlogPost>('POST', '/api/blogs', { content: 'Words.', ...body });
const update = (id: string, body: object) => admin.ok<BlogPost>('PUT', `/api/blogs/${id}`, body);
const noted = async () => (await runSql(server, 'select name from blog_picture_task')).length;

test('an own picture is drawn anew, shown by page and file, described to be published, and goes with its last post', async () => {
  const photo = await sharp({ create: { width: 2000, height: 500, channels: 3, background: '#aa5511' } })
    .withExif({ IFD0: { Copyright: 'secret' } })
    .png()
    .toBuffer();
  const about = { purpose: 'source-image', name: 'loaf.png', contentType: 'image/png' } as const;
  const uploadId = await sendFile(editor, { ...about, bytes: photo });
  expect(await status(admin, 'POST', '/api/blogs/pictures', { uploadId })).toBe(400);
  const { url } = await editor.ok<{ url: string }>('POST', '/api/blogs/pictures', { uploadId });
  expect(await editor.ok('POST', '/api/blogs/pictures', { uploadId })).toEqual({ url });
  const kept = Buffer.from(await (await visitor.fetch(url)).arrayBuffer());
  expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 400 });
  expect(kept.includes('secret')).toBe(false);

  await expect(sendFile(editor, { ...about, bytes: Buffer.from('<svg onload="alert(1)">') })).rejects.toThrow(/415/);
  expect(await status(editor, 'POST', '/api/blogs/pictures', { uploadId: crypto.randomUUID() })).toBe(400);

  const { id, slug } = await create({ title: 'A loaf', content: `![](${url})` });
  expect(await status(admin, 'PUT', `/api/blogs/${id}`, { status: 'published' })).toBe(400);
  await update(id, { content: `![A loaf](${url})\n\n![x](/api/users/me)`, status: 'published' });
  const shown = `<img src="${url}" alt="A loaf" loading="lazy">`;
  const html = await (await visitor.fetch(`/blog/${slug}`)).text();
  expect(html).toContain(shown);
  expect(html).not.toContain('src="/api');
  const copy = await server.until(async () => {
    const found = await visitor.fetch(`/blogs/content/${slug}.json`);
    return found.ok && found.text();
  }, 'The file');
  expect(copy).toContain(`"src":"${url}","alt":"A loaf"`);

  const other = await create({ title: 'Another loaf', heroImageUrl: url });
  await admin.ok('DELETE', `/api/blogs/${id}`);
  await server.until(async () => (await noted()) === 0, 'The outbox empty');
  expect((await visitor.fetch(url)).status).toBe(200);
  await admin.ok('DELETE', `/api/blogs/${other.id}`);
  await server.until(async () => (await visitor.fetch(url)).status === 404, 'The picture gone');
});

test('a picture that its post no longer shows can be brought back for a day, then goes', async () => {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#aa5511' } })
    .png()
    .toBuffer();
  const sent = { purpose: 'source-image', name: 'loaf.png', contentType: 'image/png', bytes } as const;
  const [hero = '', own = ''] = await Promise.all(
    [sent, sent].map(async (each) => {
      const uploadId = await sendFile(editor, each);
      return (await editor.ok<{ url: string }>('POST', '/api/blogs/pictures', { uploadId })).url;
    }),
  );
  const content = `![A loaf](${own})`;
  const { id } = await create({ title: 'Two loaves', content, heroImageUrl: hero });
  const dayPasses = () =>
    runSql(server, `update blog_post set updated_at = updated_at - interval '1 day' where id = '${id}'`);
  const answers = async () => Promise.all([hero, own].map(async (url) => (await visitor.fetch(url)).status));

  await update(id, { content: 'No loaf.', heroImageUrl: null });
  expect(await noted()).toBe(2);
  // The outbox is emptied of those that are due while it waits.
  const { id: other } = await create({
    title: 'A third loaf',
    content: `![x](${own.replace(/[^/]+$/, `${id}.webp`)})`,
  });
  await admin.ok('DELETE', `/api/blogs/${other}`);
  await server.until(async () => (await noted()) === 2, 'The other one taken');
  expect(await answers()).toEqual([200, 200]);

  await update(id, { content });
  await dayPasses();
  await server.until(async () => (await noted()) === 0, 'The outbox empty');
  await server.until(async () => (await answers())[0] === 404, 'The picture at the top gone');
  expect(await answers()).toEqual([404, 200]);
  await admin.ok('DELETE', `/api/blogs/${id}`);
  await server.until(async () => (await answers())[1] === 404, 'The other picture gone');
});
