import type { Environment } from '@flint/shared/contracts/boot';
import type { RemoteApp, RemoteRelease } from '@flint/shared/contracts/remotes';
import { PAGES, pageOf } from '@flint/shared/contracts/routes';
import type { PageRoute } from '@flint/shared/contracts/routes/page-route';
import type { Federation } from './federation';

let releases: readonly RemoteRelease[] = [];
/** Rows of the table, and the pages that the plan's releases declare. */
let pages: readonly PageRoute[] = PAGES;
let federation: Promise<Federation> | undefined;

/** Sets the viewer's release plan: from the boot data, later when the plan changes. */
export function configureRemotes(given: readonly RemoteRelease[]): void {
  releases = given;
  pages = [
    ...PAGES,
    ...given.flatMap(({ name, routes = [] }) => routes.map((page) => ({ ...page, id: page.path, owner: name }))),
  ];
}

/** The page of a path: of the table, or declared by a release of the plan. */
export const pageAt = (path: string, environment?: Environment) => pageOf(path, environment, pages);

/** The title of a page by its id: of the table, or declared by a release of the plan. */
export const titleOf = (id: string) => pages.find((page) => page.id === id)?.title;

/** Lazy loading: the federation runtime comes with the first remote, because many visits need none. */
function whenReady(): Promise<Federation> {
  federation ??= import(/* webpackChunkName: "federation" */ './federation').then((module) =>
    module.createFederation(),
  );
  return federation;
}

/** The release of a remote that this viewer gets now; undefined while it is switched off for them. */
export function releaseOf(name: string): RemoteRelease | undefined {
  return releases.find((release) => release.name === name && release.enabled);
}

/**
 * Loads a release's lifecycle.
 * @throws as {@link Federation.loadApp}.
 */
export async function loadApp(release: RemoteRelease, retry = false): Promise<RemoteApp> {
  return (await whenReady()).loadApp(release, retry);
}

/** Prefetches a remote's files, for a link that is about to be followed. */
export function preload(name: string): void {
  const release = releaseOf(name);
  if (!release) return;
  void whenReady().then(
    (ready) => ready.preload(release),
    () => undefined,
  );
}
