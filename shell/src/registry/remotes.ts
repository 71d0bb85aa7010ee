import type { RemoteApp, RemoteRelease } from '@flint/shared/contracts/remotes';
import type { Federation } from './federation';

let releases: readonly RemoteRelease[] = [];
let federation: Promise<Federation> | undefined;

/** Sets which remotes this viewer gets, from the page's boot data. */
export function configureRemotes(given: readonly RemoteRelease[]): void {
  releases = given;
  federation = undefined;
}

/** The federation runtime is loaded with the first remote, since many visits see none. */
function whenReady(): Promise<Federation> {
  federation ??= import(/* webpackChunkName: "federation" */ './federation').then(({ createFederation }) =>
    createFederation(releases),
  );
  return federation;
}

/** The release this viewer gets of a remote. */
export function releaseOf(name: string): RemoteRelease | undefined {
  return releases.find((release) => release.name === name);
}

/** A remote's lifecycle. @throws as {@link Federation.loadApp}. */
export async function loadApp(name: string, retry = false): Promise<RemoteApp> {
  return (await whenReady()).loadApp(name, retry);
}

/** Fetches what a remote will need, for a link that is about to be followed. */
export function preload(name: string): void {
  void whenReady().then(
    (ready) => ready.preload(name),
    () => undefined,
  );
}
