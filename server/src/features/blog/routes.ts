import {
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
import type { BlogMaker } from './blog-maker';
import type { Blogs } from './blog-service';
import { readMarkdown, toPostNodes } from './markdown';

const MOST = 100;
const LAST_PAGE = 1_000_000;

const isEditor = (viewer: Viewer | null) =>
  viewer?.user.roles.some((role) => role === 'admin' || role === 'editor') ?? false;

/** A status that is none of ours matches nothing. */
const named = (status: string): BlogStatus | undefined => BLOG_STATUSES.find((each) => each === status);

/** The blog: reads by slug for everybody, writes by id for editors. */
export function blogRoutes(blogs: Blogs, maker: BlogMaker): Route[] {
  return [
    route(listBlogs, async ({ query, maybeViewer }) => {
      const page = listLimit(query.page, FIRST_BLOG_PAGE, LAST_PAGE);
      const limit = listLimit(query.limit, BLOG_PAGE_SIZE, MOST);
      const category = query.category || undefined;
      if (!isEditor(maybeViewer)) return blogs.list({ page, limit, category, status: 'published' });
      if (query.status && !named(query.status)) return { data: [], total: 0, page, limit };
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
    route(generateBlogDraft, async ({ viewer, body }) => ({
      success: true,
      data: await maker.draft(viewer.user.id, body),
    })),
    route(generateHeroImage, ({ viewer, body }) => maker.heroImage(viewer.user.id, body)),
  ];
}
