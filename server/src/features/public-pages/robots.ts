import { PAGES } from '@flint/shared/contracts/routes';
import type { PageRoute } from '@flint/shared/contracts/routes/page-route';

/** Paths that serve data or secret addresses. */
const OTHERS = ['/api/', '/graphql', '/media/', '/dev/'];

/** Prefixes of private paths: pages of the app, and shared links. */
function closedPaths(): string[] {
  const closed = PAGES.filter(
    ({ guard, unlisted, environment }: PageRoute) => guard.login || unlisted || environment,
  ).map(({ path }) => path.replace(/:.*$/, ''));
  const all = [...new Set([...OTHERS, ...closed])];
  return all.filter((path) => !all.some((other) => other !== path && path.startsWith(other))).sort();
}

/** The site's `robots.txt`. */
export function robots(publicUrl: string): string {
  const lines = ['User-agent: *', ...closedPaths().map((path) => `Disallow: ${path}`)];
  return `${lines.join('\n')}\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}
