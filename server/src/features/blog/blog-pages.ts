import { BLOG_PAGE_SIZE, type BlogList, type BlogPost, SLUG } from '@flint/shared/contracts/blogs';
import type { About } from '@flint/shared/contracts/fragments';
import { DRAWN_SLUG, LIST_PLACE, listPath, POST_PLACE, postPath } from '@flint/shared/contracts/post-node';
import { documentTitle } from '@flint/shared/contracts/routes';
import { AppError } from '../../platform/http/app-error';
import { listLimit } from '../../platform/http/list-limit';
import type { PageContents } from '../public-pages/page-contents';
import type { BlogFiles } from './blog-files';
import type { Blogs } from './blog-service';
import { listHtml, postHtml } from './post-html';

/** Fills the pages of the blog; from the static files while the database is away. */
export function createBlogPages({ blogs, files }: { blogs: Blogs; files: BlogFiles }): PageContents {
  const list = async (page: number, category: string | undefined): Promise<BlogList> => {
    const which = { page, limit: BLOG_PAGE_SIZE, category, status: 'published' as const };
    return blogs.list(which).catch(async () => {
      const every = await files.list();
      const all = every.filter((each) => category === undefined || each.category === category);
      const start = (page - 1) * BLOG_PAGE_SIZE;
      const categories = [...new Set(every.map((each) => each.category))].sort();
      const data = all.slice(start, start + BLOG_PAGE_SIZE);
      return { data, total: all.length, page, limit: BLOG_PAGE_SIZE, categories };
    });
  };
  const post = async (slug: string): Promise<BlogPost | undefined> => {
    try {
      return await blogs.read(slug, false);
    } catch (error) {
      return error instanceof AppError && error.code === 'not_found' ? undefined : files.read(slug);
    }
  };
  return {
    async fill(page, path, query) {
      if (page === '/blog') {
        const category = typeof query.category === 'string' && query.category !== '' ? query.category : undefined;
        const data = await list(listLimit(String(query.page ?? ''), 1, 1_000_000), category);
        const content = { key: listPath(data.page, category), data };
        return { drawnAs: '/blog', places: { [LIST_PLACE]: listHtml(data, category) }, content };
      }
      if (page !== '/blog/:slug') return undefined;
      const slug = path.slice('/blog/'.length);
      const found = SLUG.test(slug) ? await post(slug) : undefined;
      if (found?.slug === slug)
        return {
          ...{ drawnAs: postPath(DRAWN_SLUG), places: { [POST_PLACE]: postHtml(found) } },
          content: { key: postPath(slug), data: found },
          about: aboutPost(found),
        };
      const moved = SLUG.test(slug) ? await blogs.movedTo(slug).catch(() => undefined) : undefined;
      return moved === undefined ? { status: 404 } : { movedTo: postPath(moved) };
    },
    listed: { page: '/blog/:slug', paths: async () => (await files.list()).map(({ slug }) => postPath(slug)) },
  };
}

function aboutPost({ slug, title, excerpt, publishedAt, updatedAt, heroImageUrl }: BlogPost): About {
  return {
    title: documentTitle({ title }),
    description: excerpt.length > 155 ? `${excerpt.slice(0, excerpt.lastIndexOf(' ', 154))}…` : excerpt,
    trail: [
      { name: 'Blog', path: '/blog' },
      { name: title, path: postPath(slug) },
    ],
    questions: [],
    program: null,
    article: { headline: title, published: publishedAt ?? updatedAt, modified: updatedAt, image: heroImageUrl },
  };
}
