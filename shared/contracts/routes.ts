import type { Environment } from './boot';
import { ACCOUNT_PAGES } from './routes/account-pages';
import { BRAND_PAGES } from './routes/brand-pages';
import { MAKING_PAGES } from './routes/making-pages';
import type { PageRoute } from './routes/page-route';
import { PUBLIC_PAGES } from './routes/public-pages';
import { TOOL_PAGES } from './routes/tool-pages';

/**
 * All pages of the product. The shell routes by it, the server answers by it, remotes serve the pages it assigns to
 * them.
 */
export const PAGES = [
  ...PUBLIC_PAGES,
  ...MAKING_PAGES,
  ...BRAND_PAGES,
  ...TOOL_PAGES,
  ...ACCOUNT_PAGES,
] as const satisfies readonly PageRoute[];

export type PageId = (typeof PAGES)[number]['id'];

/** Redirects of alternative paths to pages; the query is kept. */
export const FORWARDS: Readonly<Record<string, PageId>> = { '/reset-password': 'forgotPassword' };

/** Whether a page exists in an environment; `undefined` stands for any. */
export function existsIn(page: PageRoute, environment: Environment | undefined): boolean {
  return page.environment === undefined || page.environment === environment;
}

/** A path parameter: `:id`. */
const NAMED = /:(\w+)/g;

/** Whether a path matches a page with path parameters. */
const fits = (page: PageRoute, path: string) =>
  page.path.includes(':') && new RegExp(`^${page.path.replace(NAMED, '[^/]+')}$`).test(path);

/**
 * The page of a path, or undefined without one; pages of a single environment are found with it only. A literal path
 * takes precedence over one with parameters.
 * @param all the pages to choose from; by default those of the table
 */
export function pageOf(
  pathname: string,
  environment?: Environment,
  all: readonly PageRoute[] = PAGES,
): PageRoute | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  const pages = all.filter((page) => existsIn(page, environment));
  return pages.find((page) => page.path === path) ?? pages.find((page) => fits(page, path));
}

/** The document title: the product's name is appended where the page's title lacks it. */
export function documentTitle({ title }: Pick<PageRoute, 'title'>): string {
  return title.startsWith('Flint') ? title : `${title} · Flint`;
}

/** The URL of a page: fills in path parameters, the rest becomes the query. A declared page's id is its path; any other unknown id, as of a newer release, leads to the not-found page. */
export function getHref(id: PageId | `/${string}`, query: Record<string, string | undefined> = {}): string {
  const pattern = PAGES.find((page) => page.id === id)?.path ?? (id.startsWith('/') ? id : '/404');
  const path = pattern.replace(NAMED, (whole, name: string) => encodeURIComponent(query[name] ?? whole));
  const given = Object.entries(query).filter(
    (pair): pair is [string, string] => pair[1] !== undefined && !pattern.includes(`:${pair[0]}`),
  );
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}
