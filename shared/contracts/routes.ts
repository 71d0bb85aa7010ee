import type { Environment } from './boot';
import { ACCOUNT_PAGES } from './routes/account-pages';
import { BRAND_PAGES } from './routes/brand-pages';
import { MAKING_PAGES } from './routes/making-pages';
import type { PageRoute } from './routes/page-route';
import { PUBLIC_PAGES } from './routes/public-pages';
import { TOOL_PAGES } from './routes/tool-pages';

/** Every page that exists. The shell routes by it, the server answers by it, remotes own what it gives them. */
export const PAGES = [
  ...PUBLIC_PAGES,
  ...MAKING_PAGES,
  ...BRAND_PAGES,
  ...TOOL_PAGES,
  ...ACCOUNT_PAGES,
] as const satisfies readonly PageRoute[];

export type PageId = (typeof PAGES)[number]['id'];

/** Other addresses of pages: they lead on, the query with them. */
export const FORWARDS: Readonly<Record<string, PageId>> = { '/reset-password': 'forgotPassword' };

/** Whether a page exists where the product runs; `undefined` stands for anywhere. */
export function existsIn(page: PageRoute, environment: Environment | undefined): boolean {
  return page.environment === undefined || page.environment === environment;
}

/** The part of a path that stands for a thing's own id: `:id`. */
const NAMED = /:(\w+)/g;

/** Whether a path is one of a page whose path names a thing. */
const fits = (page: PageRoute, path: string) =>
  page.path.includes(':') && new RegExp(`^${page.path.replace(NAMED, '[^/]+')}$`).test(path);

/**
 * The page of a path, or undefined when there is none; pages of a single environment are found with it only. A path
 * of its own comes before one that names a thing.
 */
export function pageOf(pathname: string, environment?: Environment): PageRoute | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  const pages = PAGES.filter((page) => existsIn(page, environment));
  return pages.find((page) => page.path === path) ?? pages.find((page) => fits(page, path));
}

/** What stands in the browser's tab: a name of the product is added where the title has none. */
export function documentTitle({ title }: Pick<PageRoute, 'title'>): string {
  return title.startsWith('Flint') ? title : `${title} · Flint`;
}

/** The address of a page: what its path names is put there, the rest is its query. */
export function getHref(id: PageId, query: Record<string, string | undefined> = {}): string {
  const pattern = PAGES.find((page) => page.id === id)?.path ?? '/404';
  const path = pattern.replace(NAMED, (whole, name: string) => encodeURIComponent(query[name] ?? whole));
  const given = Object.entries(query).filter(
    (pair): pair is [string, string] => pair[1] !== undefined && !pattern.includes(`:${pair[0]}`),
  );
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}
