import {
  addBlogPicture,
  BLOG_PAGE_SIZE,
  BLOG_STATUSES,
  type BlogStatus,
  createBlog,
  deleteBlog,
  FIRST_BLOG_PAGE,
  generateBlogDraft,
  generateHeroImage,
  listBlogs,
  previewBlog,
  readBlog,
  updateBlog,
} from '@flint/shared/contracts/blogs';
import { AppError } from '../../platform/http/app-error';
import { listLimit } from '../../platform/http/list-limit';
import { type Route, route, type Viewer } from '../../platform/http/route';
import type { Credits } from '../credits/credits-service';
import { answerRun } from '../generation/answer-run';
import type { Runs } from '../runs/runs-service';
import type { BlogMaker } from './blog-maker';
import type { Blogs } from './blog-service';
import { readMarkdown, toPostNodes } from './markdown';
import type { PostPictures } from './post-pictures';

const MOST = 100;
const LAST_PAGE = 1_000_000;

const isEditor = (viewer: Viewer | null) =>
  viewer?.user.roles.some((role) => role === 'admin' || role === 'editor') ?? false;

/** A status that is none of ours matches nothing. */
const named = (status: string): BlogStatus | undefined => BLOG_STATUSES.find((each) => each === status);

interface BlogRoutesDeps {
  readonly blogs: Blogs;
  readonly maker: BlogMaker;
  readonly pictures: Pick<PostPictures, 'take'>;
  readonly paid: { readonly runs: Runs; readonly credits: Credits };
}

/** The blog: reads by slug for everyone, writes by id for editors. */
export function blogRoutes({ blogs, maker, pictures, paid }: BlogRoutesDeps): Route[] {
  return [
    route(listBlogs, async ({ query, maybeViewer }) => {
      const page = listLimit(query.page, FIRST_BLOG_PAGE, LAST_PAGE);
      const limit = listLimit(query.limit, BLOG_PAGE_SIZE, MOST);
      const category = query.category || undefined;
      if (!isEditor(maybeViewer)) return blogs.list({ page, limit, category, status: 'published' });
      if (query.status && !named(query.status)) return { data: [], total: 0, page, limit, categories: [] };
      return blogs.list({ page, limit, category, status: query.status ? named(query.status) : undefined });
    }),
    route(readBlog, async ({ params: { slug }, maybeViewer, reply }) => {
      try {
        return await blogs.read(slug, isEditor(maybeViewer));
      } catch (error) {
        const moved = error instanceof AppError && error.code === 'not_found' ? await blogs.movedTo(slug) : undefined;
        if (moved === undefined) throw error;
        return reply.redirect(readBlog.path.replace('{slug}', moved), 301);
      }
    }),
    route(createBlog, ({ viewer, body }) => blogs.create(viewer.user.id, body)),
    route(updateBlog, ({ viewer, params, body }) => blogs.update(viewer.user.id, params.id, body)),
    route(deleteBlog, async ({ viewer, params }) => {
      await blogs.remove(viewer.user.id, params.id);
      return { success: true as const };
    }),
    route(previewBlog, async ({ body }) => ({ nodes: toPostNodes(readMarkdown(body.content)) })),
    route(addBlogPicture, async ({ viewer, body }) => ({ url: await pictures.take(viewer.user.id, body.uploadId) })),
    route(generateBlogDraft, async (context) => {
      const { viewer, body, idempotencyKey } = context;
      const data = maker.outline(body);
      if (data) return { success: true, data };
      const started = await maker.orderDraft(viewer.user.id, body, idempotencyKey);
      return answerRun(paid, context, started, generateBlogDraft.failure, (run) => ({ data: maker.toDraft(run) }));
    }),
    route(generateHeroImage, async (context) => {
      const { viewer, body, idempotencyKey, prefersAsync } = context;
      const started = await maker.orderHero(viewer.user.id, body, idempotencyKey);
      if (prefersAsync) return answerRun(paid, context, started, generateHeroImage.failure, () => ({}));
      return maker.toHero(await paid.runs.untilEnded(started.id));
    }),
  ];
}
