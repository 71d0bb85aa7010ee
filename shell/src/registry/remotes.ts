import type { RemoteApp, RemoteRelease } from '@flint/shared/contracts/remotes';
import type { Federation } from './federation';

let releases: readonly RemoteRelease[] = [];
let federation: Promise<Federation> | undefined;

/** Sets which remotes this viewer gets: from the page's boot data, later from a plan that changed. */
export function configureRemotes(given: readonly RemoteRelease[]): void {
  releases = given;
}

/** The federation runtime is loaded with the first remote, since many visits see none. */
function whenReady(): Promise<Federation> {
  federation ??= import(/* webpackChunkName: "federation" */ './federation').then((module) =>
    module.createFederation(),
  );
  return federation;
}

/** The release this viewer gets of a remote now; undefined while it is switched off for them. */
export function releaseOf(name: string): RemoteRelease | undefined {
  return releases.find((release) => release.name === name && release.enabled);
}

/** A release's lifecycle. @throws as {@link Federation.loadApp}. */
export async function loadApp(release: RemoteRelease, retry = false): Promise<RemoteApp> {
  return (await whenReady()).loadApp(release, retry);
}

/** Fetches what a remote will need, for a link that is about to be followed. */
export function preload(name: string): void {
  const release = releaseOf(name);
  if (!release) return;
  void whenReady().then(
    (ready) => ready.preload(release),
    () => undefined,
  );
}
