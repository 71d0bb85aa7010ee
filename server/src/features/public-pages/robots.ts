import { PAGES } from '@flint/shared/contracts/routes';
import type { PageRoute } from '@flint/shared/contracts/routes/page-route';

/** Paths that serve data or secret addresses. */
const OTHERS = ['/api/', '/graphql', '/media/', '/dev/'];

/** Prefixes of private paths: pages of the app, and shared links. */
function closedPaths(declared: readonly PageRoute[]): string[] {
  const closed = [...PAGES, ...declared]
    .filter(({ guard, unlisted, environment }: PageRoute) => guard.login || unlisted || environment)
    .map(({ path }) => path.replace(/:.*$/, ''));
  const all = [...new Set([...OTHERS, ...closed])];
  return all.filter((path) => !all.some((other) => other !== path && path.startsWith(other))).sort();
}

/** The site's `robots.txt`. @param declared pages that releases declare */
export function robots(publicUrl: string, declared: readonly PageRoute[]): string {
  const lines = ['User-agent: *', ...closedPaths(declared).map((path) => `Disallow: ${path}`)];
  return `${lines.join('\n')}\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}
