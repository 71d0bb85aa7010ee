import { assertContract, assertRemoteApp, type RemoteApp, type RemoteRelease } from '@flint/shared/contracts/remotes';
import { createInstance } from '@module-federation/enhanced/runtime';
import * as RuntimeCore from '@module-federation/runtime-core';
import { firstAttempt, furtherAttempt } from './attempt';
import { providedModules } from './provided';
import { trustPlugin } from './trust-plugin';

/** Loads remotes at run time; the list of them comes with the page, never from the build. */
export interface Federation {
  /**
   * A remote's lifecycle. `retry` starts over with a fresh manifest.
   * @throws Error that says what failed: not enabled, wrong contract, not reachable, not the files it should be.
   */
  loadApp(name: string, retry?: boolean): Promise<RemoteApp>;
  /** Fetches what the remote will need. Never fails: the click that follows tells. */
  preload(name: string): void;
}

export function createFederation(given: readonly RemoteRelease[]): Federation {
  // The runtime asks hooks with absolute addresses.
  const releases = given.map((release) => ({ ...release, manifest: new URL(release.manifest, location.href).href }));
  const failures = new Map<string, Error>();
  const apps = new Map<string, Promise<RemoteApp>>();
  /** Remotes of which the runtime remembers something broken, so that they must start over. */
  const broken = new Set<string>();
  let attempt = 0;

  // Remotes are built without a federation runtime of their own and look for it here.
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: RuntimeCore });
  const runtime = createInstance({
    name: 'shell',
    shareStrategy: 'loaded-first',
    shared: providedModules() as NonNullable<Parameters<typeof createInstance>[0]['shared']>,
    remotes: releases.filter((release) => release.enabled).map((release) => remoteOf(release)),
    plugins: [
      trustPlugin({
        releaseOf: (url) => releases.find(({ manifest }) => firstAttempt(url) === manifest),
        onFailure: (name, error) => failures.set(name, error),
      }),
    ],
  });

  async function load(name: string, fresh: boolean): Promise<RemoteApp> {
    const release = releases.find((candidate) => candidate.name === name);
    if (!release?.enabled) throw new Error(`${name} is not enabled here.`);
    assertContract(name, release.requires);
    if (fresh) {
      attempt += 1;
      broken.delete(name);
      failures.delete(name);
      const entry = furtherAttempt(release.manifest, attempt);
      runtime.registerRemotes([{ ...remoteOf(release), entry }], { force: true });
    }
    const module = await runtime.loadRemote<{ default: RemoteApp }>(`${name}/app`).catch((cause: unknown) => {
      throw failures.get(name) ?? new Error('Its files did not load, or are not those of this release.', { cause });
    });
    assertRemoteApp(module?.default, name);
    return module.default;
  }

  return {
    loadApp(name, retry = false) {
      const known = apps.get(name);
      if (known && !retry) return known;
      const app = load(name, retry || broken.has(name));
      apps.set(name, app);
      app.catch(() => {
        broken.add(name);
        if (apps.get(name) === app) apps.delete(name);
      });
      return app;
    },
    preload(name) {
      if (!releases.some((release) => release.name === name && release.enabled) || apps.has(name)) return;
      runtime
        .preloadRemote([{ nameOrAlias: name, exposes: ['app'], resourceCategory: 'all' }])
        .catch(() => broken.add(name));
    },
  };
}

/** A remote's container is a global variable, so its name has no dash. */
function remoteOf({ name, manifest }: RemoteRelease) {
  return { name: name.replace('-', '_'), alias: name, entry: manifest };
}
