import { request } from '@flint/shared/api/request';
import {
  BLOG_PAGE_SIZE,
  type Blog,
  type BlogList,
  type BlogPost,
  BOTH_FAILED,
  listBlogs,
  readBlog,
} from '@flint/shared/contracts/blogs';
import type { Boot } from '@flint/shared/contracts/boot';
import { listPath, postPath } from '@flint/shared/contracts/post-node';
import type { Resource } from '@flint/shared/state/resource';

/** Posts, and whether they come from the static files. */
export interface ListedPosts extends BlogList {
  readonly isFallback?: boolean;
}

const given = <T>(boot: Boot | null, key: string) =>
  boot?.content?.key === key ? (boot.content.data as T) : undefined;

/** A page of published posts, of one category or of all: what the server wrote into the page, the API, or else the static files. */
export function postsResource(page: number, category: string | undefined, boot: Boot | null): Resource<ListedPosts> {
  const key = listPath(page, category);
  return {
    key: `blog ${key}`,
    known: () => given<ListedPosts>(boot, key),
    async read({ signal }) {
      try {
        const query = { page, limit: BLOG_PAGE_SIZE, status: 'published', ...(category && { category }) };
        return await request(listBlogs, { query }, { signal });
      } catch {
        signal.throwIfAborted();
        return pageOfFile(await readFile('/blogs/index.json', signal), page, category);
      }
    },
  };
}

/** A published post, in the same order of sources. */
export function postResource(slug: string, boot: Boot | null): Resource<BlogPost> {
  return {
    key: `blog ${postPath(slug)}`,
    known: () => given<BlogPost>(boot, postPath(slug)),
    async read({ signal }) {
      try {
        return await request(readBlog, { params: { slug } }, { signal });
      } catch (error) {
        signal.throwIfAborted();
        const isGone = (error as { status?: number }).status === 404;
        if (isGone) throw error;
        return (await readFile(`/blogs/content/${encodeURIComponent(slug)}.json`, signal)) as BlogPost;
      }
    },
  };
}

/** The index is a list, or an object with one. It has every post: the page filters and cuts it itself. */
export function pageOfFile(file: unknown, page: number, category?: string): ListedPosts {
  const all = (Array.isArray(file) ? file : (file as BlogList).data) as readonly Blog[];
  const published = all.filter(({ status }) => status === 'published');
  const posts = published.filter((post) => category === undefined || post.category === category);
  const start = (page - 1) * BLOG_PAGE_SIZE;
  return {
    data: posts.slice(start, start + BLOG_PAGE_SIZE),
    total: posts.length,
    page,
    limit: BLOG_PAGE_SIZE,
    categories: [...new Set(published.map((post) => post.category))].sort(),
    isFallback: true,
  };
}

/** @throws Error with the message for both sources failing */
async function readFile(path: string, signal: AbortSignal): Promise<unknown> {
  try {
    const answer = await fetch(path, { signal, credentials: 'omit' });
    if (!answer.ok) throw new Error(String(answer.status));
    return await answer.json();
  } catch {
    signal.throwIfAborted();
    throw new Error(BOTH_FAILED);
  }
}
