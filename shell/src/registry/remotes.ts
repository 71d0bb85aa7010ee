import type { RemoteApp, RemoteRelease } from '@flint/shared/contracts/remotes';
import type { Federation } from './federation';

let releases: readonly RemoteRelease[] = [];
let federation: Promise<Federation> | undefined;

/** Sets the viewer's release plan: from the boot data, later when the plan changes. */
export function configureRemotes(given: readonly RemoteRelease[]): void {
  releases = given;
}

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
