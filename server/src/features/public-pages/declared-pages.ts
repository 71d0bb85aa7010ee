import type { Environment } from '@flint/shared/contracts/boot';
import type { PageRoute } from '@flint/shared/contracts/routes/page-route';
import { isListed, PUBLIC_PATHS, type PublicPath } from '@flint/shared/tools/public-paths';
import type { Subject } from '../releases/decision';
import type { KnownPreview } from '../releases/previews/known-preview';
import type { Releases } from '../releases/releases';

/** The pages that the releases of a viewer's plan declare, and the previews of their browser. */
export function declaredPages(
  releases: Pick<Releases, 'plan'>,
  environment: Environment,
  viewer: Subject,
  previews: readonly KnownPreview[] = [],
): PageRoute[] {
  return releases
    .plan(environment, viewer, previews)
    .remotes.flatMap(({ name, routes = [] }) => routes.map((page) => ({ ...page, id: page.path, owner: name })));
}

/** Every path that search engines may list, with those of the releases that visitors get; named segments have none. */
export function publicPaths(releases: Pick<Releases, 'plan'>, environment: Environment): PublicPath[] {
  const declared = declaredPages(releases, environment, null)
    .filter((page) => isListed(page) && !page.path.includes(':'))
    .map((page) => ({ path: page.path, page }));
  return [...PUBLIC_PATHS, ...declared];
}
