import { randomUUID } from 'node:crypto';
import {
  BLOG_EXCERPT_MAX,
  type BlogList,
  type BlogPost,
  type BlogStatus,
  type CreateBlogBody,
  DEFAULT_CATEGORY,
  type UpdateBlogBody,
} from '@flint/shared/contracts/blogs';
import type { Root } from 'mdast';
import type { BaseLogger } from 'pino';
import { audit } from '../../platform/audit/audit';
import type { Db } from '../../platform/db/database';
import { isUuid } from '../../platform/db/is-uuid';
import { afterCommit, type Tx, transact } from '../../platform/db/transaction';
import { AppError, notFound } from '../../platform/http/app-error';
import type { BlogFiles } from './blog-files';
import {
  countPosts,
  deleteOldSlug,
  deletePost,
  findCategories,
  findDueIds,
  findPost,
  findPostByOldSlug,
  findPostBySlug,
  findPosts,
  insertFileTasks,
  insertPictureTasks,
  insertPost,
  isSlugTaken,
  lockDuePost,
  lockPost,
  lockSlugs,
  updatePost,
  upsertOldSlug,
} from './blog-repository';
import { dueTime } from './due-time';
import { firstWords, isDescribed, readingMinutes, readMarkdown } from './markdown';
import { ownPictures } from './post-pictures';
import { toBlog, toBlogPost } from './presenter';
import { makeSlug } from './slug';
import type { BlogPostRow } from './tables';

const OUTDATED = 'This post was changed after you opened it. Nothing was changed by you.';

interface Which {
  readonly page: number;
  readonly limit: number;
  readonly category: string | undefined;
  readonly status: BlogStatus | undefined;
}

/** Posts of the blog. */
export interface Blogs {
  list(which: Which): Promise<BlogList>;
  /** By slug, else by id; drafts and archived posts for editors alone. @throws AppError `not_found` */
  read(slug: string, isEditor: boolean): Promise<BlogPost>;
  /** The slug of the published post that had this one before. */
  movedTo(slug: string): Promise<string | undefined>;
  create(editorId: string, body: CreateBlogBody): Promise<BlogPost>;
  /** @throws AppError `not_found`; `conflict` with both texts when the version is not the present one */
  update(editorId: string, id: string, body: UpdateBlogBody): Promise<BlogPost>;
  /** @throws AppError `not_found` */
  remove(editorId: string, id: string): Promise<void>;
  /** Publishes the drafts that are due; one that cannot be stays a draft, is logged, and delays no other. */
  publishDue(): Promise<void>;
}

interface BlogsDeps {
  readonly db: Db;
  readonly files: Pick<BlogFiles, 'settle'>;
  readonly log: Pick<BaseLogger, 'error'>;
}

export function createBlogs({ db, files, log }: BlogsDeps): Blogs {
  /** Notes in the transaction that files of slugs have to change, and changes them once it is committed. */
  const touch = async (tx: Tx, slugs: readonly string[]) => {
    await insertFileTasks(tx, slugs);
    // The sweep tries again.
    const onFailure = (err: unknown) => log.error({ err }, 'static files of the blog could not be written');
    afterCommit(tx, () => void files.settle().catch(onFailure));
  };
  const slugFor = async (tx: Tx, id: string, wanted: string) => {
    await lockSlugs(tx);
    return makeSlug(wanted, (slug) => isSlugTaken(tx, slug, id));
  };

  return {
    async list({ page, limit, ...which }) {
      const offset = (page - 1) * limit;
      const [rows, total, categories] = await Promise.all([
        findPosts(db, { ...which, limit, offset }),
        countPosts(db, which),
        findCategories(db),
      ]);
      return { data: rows.map(toBlog), total, page, limit, categories };
    },

    async read(slug, isEditor) {
      const row = (await findPostBySlug(db, slug)) ?? (isUuid(slug) ? await findPost(db, slug) : undefined);
      if (!row || (row.status !== 'published' && !isEditor)) throw notFound('post');
      return toBlogPost(row);
    },

    movedTo: async (slug) => (await findPostByOldSlug(db, slug))?.slug,

    create: (editorId, body) =>
      transact(db, async (tx) => {
        const id = randomUUID();
        const content = readMarkdown(body.content);
        const status = body.status ?? 'draft';
        assertMayAppear(content, status, body.scheduledFor);
        const row = await insertPost(tx, {
          id,
          slug: await slugFor(tx, id, body.slug || body.title),
          title: body.title,
          excerpt: body.excerpt || firstWords(content, BLOG_EXCERPT_MAX),
          category: body.category || DEFAULT_CATEGORY,
          content: JSON.stringify(content),
          status,
          hero_image_url: body.heroImageUrl ?? null,
          minutes: readingMinutes(content),
          author_id: editorId,
          published_at: status === 'published' ? new Date() : null,
          ...schedule(status, body),
        });
        if (status === 'published') await touch(tx, [row.slug]);
        await audit(tx, { actor: editorId, action: 'blog.create', target: id, detail: { status } });
        return toBlogPost(row);
      }),

    async update(editorId, id, body) {
      if (!isUuid(id)) throw notFound('post');
      return transact(db, async (tx) => {
        const before = await lockPost(tx, id);
        if (!before) throw notFound('post');
        const { version, ...fields } = body;
        if (version !== undefined && version !== before.version)
          throw new AppError('conflict', OUTDATED, { conflict: { yours: fields, theirs: toBlogPost(before) } });
        const row = await updatePost(tx, id, await changesOf(tx, before, fields));
        const shown = new Set(ownPictures(row));
        const dropped = ownPictures(before).filter((name) => !shown.has(name));
        await insertPictureTasks(tx, id, dropped);
        if (before.slug !== row.slug && before.published_at) await upsertOldSlug(tx, before.slug, id);
        await deleteOldSlug(tx, row.slug);
        if (before.status === 'published' || row.status === 'published') await touch(tx, [before.slug, row.slug]);
        if (before.status !== row.status)
          await audit(tx, { actor: editorId, action: 'blog.status', target: id, detail: { status: row.status } });
        return toBlogPost(row);
      });
    },

    async remove(editorId, id) {
      if (!isUuid(id)) throw notFound('post');
      await transact(db, async (tx) => {
        const before = await lockPost(tx, id);
        if (!before) throw notFound('post');
        await deletePost(tx, id);
        await insertPictureTasks(tx, id, ownPictures(before));
        await touch(tx, [before.slug]);
        await audit(tx, { actor: editorId, action: 'blog.delete', target: id, detail: { slug: before.slug } });
      });
    },

    async publishDue() {
      for (const id of await findDueIds(db))
        await transact(db, (tx) => publish(tx, id)).catch((err: unknown) =>
          log.error({ err, post: id }, 'a scheduled post could not be published'),
        );
    },
  };

  async function publish(tx: Tx, id: string): Promise<void> {
    const post = await lockDuePost(tx, id);
    if (!post) return;
    const { due_at: due, scheduled_for, scheduled_zone } = post;
    // The rules of a zone may have changed since it was scheduled.
    const moment = scheduled_for && scheduled_zone ? dueTime(scheduled_for, scheduled_zone) : (due ?? new Date());
    if (moment > new Date()) {
      await updatePost(tx, id, { due_at: moment });
      return;
    }
    assertMayAppear(post.content, 'published', null);
    const ended = { scheduled_for: null, scheduled_zone: null, due_at: null, version: post.version + 1 };
    await updatePost(tx, id, { ...ended, status: 'published', published_at: moment });
    await touch(tx, [post.slug]);
    await audit(tx, { actor: 'schedule', action: 'blog.status', target: id, detail: { status: 'published' } });
  }

  async function changesOf(tx: Tx, before: BlogPostRow, body: Omit<UpdateBlogBody, 'version'>) {
    const content = body.content === undefined ? undefined : readMarkdown(body.content);
    const status = body.status ?? before.status;
    const scheduledFor = body.scheduledFor === undefined ? before.scheduled_for : body.scheduledFor;
    assertMayAppear(content ?? before.content, status, scheduledFor);
    const wantsSlug = body.slug !== undefined && body.slug !== before.slug;
    // The address of a draft follows its title; a published one stays unless the editor writes another.
    const follows = !before.published_at && body.slug === undefined && body.title !== undefined;
    return {
      ...(body.title !== undefined && { title: body.title }),
      ...((wantsSlug || follows) && { slug: await slugFor(tx, before.id, body.slug || body.title || before.title) }),
      ...(content && { content: JSON.stringify(content), minutes: readingMinutes(content) }),
      ...(body.excerpt !== undefined && {
        excerpt: body.excerpt || firstWords(content ?? before.content, BLOG_EXCERPT_MAX),
      }),
      ...(body.category !== undefined && { category: body.category || DEFAULT_CATEGORY }),
      ...(body.heroImageUrl !== undefined && { hero_image_url: body.heroImageUrl }),
      status,
      ...(status === 'published' && !before.published_at && { published_at: new Date() }),
      ...schedule(status, {
        scheduledFor,
        scheduledZone: body.scheduledZone === undefined ? before.scheduled_zone : body.scheduledZone,
      }),
      version: before.version + 1,
      updated_at: new Date(),
    };
  }
}

/** @throws AppError for a picture without an alternative text in a post that is published, or will be by its schedule */
function assertMayAppear(content: Root, status: BlogStatus, scheduledFor: string | null | undefined): void {
  const isScheduled = status === 'draft' && Boolean(scheduledFor);
  if ((status !== 'published' && !isScheduled) || isDescribed(content)) return;
  const what = isScheduled ? 'a post is scheduled' : 'you publish';
  throw new AppError('invalid_input', `Describe each picture before ${what}: ![what it shows](…).`, {
    field: 'content',
  });
}

interface Scheduled {
  readonly scheduledFor?: string | null | undefined;
  readonly scheduledZone?: string | null | undefined;
}

/** @throws AppError for a time without a zone */
function schedule(status: BlogStatus, { scheduledFor, scheduledZone }: Scheduled) {
  if (status !== 'draft' || !scheduledFor) return { scheduled_for: null, scheduled_zone: null, due_at: null };
  if (!scheduledZone) throw new AppError('invalid_input', 'Say in which time zone.', { field: 'scheduledZone' });
  return {
    scheduled_for: scheduledFor,
    scheduled_zone: scheduledZone,
    due_at: dueTime(scheduledFor, scheduledZone),
  };
}
