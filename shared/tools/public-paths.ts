import { PAGES, type PageId } from '../contracts/routes';
import type { PageRoute } from '../contracts/routes/page-route';
import { PLATFORMS } from './tool-row';
import { findPlatform, findTool, TOOLS } from './tools';

/** Whether search engines may list a page: public, and the same for all visitors. */
export function isListed(page: PageRoute): boolean {
  const hidden = page.unlisted || page.status !== undefined || page.environment !== undefined;
  return page.frame === 'public' && !page.guard.login && !hidden;
}

/** The paths of listed pages that have path parameters. */
const NAMED: Partial<Record<PageId, readonly string[]>> = {
  toolsHub: PLATFORMS.map((platform) => `/tools/${platform}`),
  toolsTool: TOOLS.map(({ id }) => `/tools/${id}`),
};

/** A path that search engines may list, and its page. */
export interface PublicPath {
  readonly path: string;
  readonly page: PageRoute;
}

/** Every path that search engines may list. */
export const PUBLIC_PATHS: readonly PublicPath[] = PAGES.filter(isListed).flatMap((page): PublicPath[] =>
  (NAMED[page.id] ?? [page.path]).map((path) => ({ path, page })),
);

/** Whether the parameters of a public path name something that exists: a tool of another platform does not. */
export function isThere(page: PageRoute, path: string): boolean {
  if (page.id === 'toolsHub') return findPlatform(nameIn(path)) !== undefined;
  return page.id !== 'toolsTool' || findTool(path.slice('/tools/'.length).replace(/\/+$/, '')) !== undefined;
}

const nameIn = (path: string) => path.split('/')[2] ?? '';
