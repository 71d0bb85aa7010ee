import { type Blog, type BlogPost, SLUG } from '@flint/shared/contracts/blogs';
import type { FastifyInstance } from 'fastify';
import pLimit from 'p-limit';
import type { Db } from '../../platform/db/database';
import { type Tx, transact } from '../../platform/db/transaction';
import { notFound } from '../../platform/http/app-error';
import type { Storage } from '../../platform/storage/storage';
import { deleteFileTasks, deletePictureTasks, findPostBySlug, findPosts, lockFiles } from './blog-repository';
import { PICTURES } from './post-pictures';
import { toBlog, toBlogPost } from './presenter';

const INDEX = 'blogs/index.json';
const contentKey = (slug: string) => `blogs/content/${slug}.json`;
const JSON_TYPE = 'application/json';
/** More posts than an index of one file should have. */
const MOST = 10_000;
const FRESH_SECONDS = 60;

/** Static copies of published posts, for when the API fails: objects in storage, read without the database. */
export interface BlogFiles {
  /** Writes and removes what the outboxes name. A failure leaves the tasks for the next time. */
  settle(): Promise<void>;
  /** Writes all of them. */
  writeAll(): Promise<void>;
  /** A published post from its file; undefined without one. */
  read(slug: string): Promise<BlogPost | undefined>;
  /** The published posts from the index; empty without one. */
  list(): Promise<Blog[]>;
}

export function createBlogFiles({ db, storage }: { db: Db; storage: Storage }): BlogFiles {
  const write = (key: string, value: unknown) => storage.keep(key, Buffer.from(JSON.stringify(value)), JSON_TYPE);
  const published = (on: Db | Tx) =>
    findPosts(on, { status: 'published', category: undefined, limit: MOST, offset: 0 });
  const writeIndex = async (on: Db | Tx) => {
    const data = (await published(on)).map(toBlog);
    await write(INDEX, { data, total: data.length, page: 1, limit: data.length });
  };
  const read = async <T>(key: string): Promise<T | undefined> => {
    const bytes = await storage.read(key).catch(() => undefined);
    return bytes && (JSON.parse(Buffer.from(bytes).toString()) as T);
  };
  // All within the transaction's own connection: who waited for a second one here would wait for those that wait for it.
  const settleNow = () =>
    transact(db, async (tx) => {
      await lockFiles(tx);
      const slugs = await deleteFileTasks(tx);
      for (const slug of slugs) {
        const post = await findPostBySlug(tx, slug);
        if (post?.status === 'published') await write(contentKey(slug), toBlogPost(post));
        else await storage.remove(contentKey(slug));
      }
      if (slugs.length > 0) await writeIndex(tx);
      for (const name of await deletePictureTasks(tx)) await storage.remove(PICTURES + name);
    });
  // One at a time in a process: the wait for the lock must not take up the pool of connections.
  const inTurn = pLimit(1);
  let next: Promise<void> | undefined;
  return {
    settle() {
      next ??= inTurn(() => {
        next = undefined;
        return settleNow();
      });
      return next;
    },
    async writeAll() {
      for (const post of await published(db)) await write(contentKey(post.slug), toBlogPost(post));
      await writeIndex(db);
    },
    read: (slug) => read<BlogPost>(contentKey(slug)),
    list: async () => (await read<{ data: Blog[] }>(INDEX))?.data ?? [],
  };
}

/** Serves the files at the origin of the pages. */
export function registerBlogFiles(app: FastifyInstance, files: BlogFiles): void {
  const headers = {
    'content-type': `${JSON_TYPE}; charset=utf-8`,
    'cache-control': `public, max-age=${FRESH_SECONDS}`,
  };
  app.get('/blogs/index.json', { schema: { hide: true } }, async (_request, reply) => {
    const data = await files.list();
    return reply.headers(headers).send(JSON.stringify({ data, total: data.length, page: 1, limit: data.length }));
  });
  app.get<{ Params: { file: string } }>('/blogs/content/:file', { schema: { hide: true } }, async (request, reply) => {
    const [, slug = ''] = /^(.+)\.json$/.exec(request.params.file) ?? [];
    const post = SLUG.test(slug) ? await files.read(slug) : undefined;
    if (!post) throw notFound('post');
    return reply.headers(headers).send(JSON.stringify(post));
  });
}
