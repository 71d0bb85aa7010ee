import { assertContract, assertRemoteApp, type RemoteApp, type RemoteRelease } from '@flint/shared/contracts/remotes';
import { createInstance } from '@module-federation/enhanced/runtime';
import * as RuntimeCore from '@module-federation/runtime-core';
import { firstAttempt, furtherAttempt } from './attempt';
import { providedModules } from './provided';
import { trustPlugin } from './trust-plugin';

/** Loads releases at run time. It learns of each when asked for it, so that the plan may change under a page. */
export interface Federation {
  /**
   * A release's lifecycle. `retry` starts over with a fresh manifest.
   * @throws Error that says what failed: not enabled, wrong contract, not reachable, not the files it should be.
   */
  loadApp(release: RemoteRelease, retry?: boolean): Promise<RemoteApp>;
  /** Fetches what the release will need. Never fails: the click that follows tells. */
  preload(release: RemoteRelease): void;
}

/** A release as the federation runtime knows it: by a name of its own, beside other versions of the same remote. */
interface Known {
  readonly release: RemoteRelease;
  readonly alias: string;
  app?: Promise<RemoteApp>;
  /** Whether the runtime remembers something broken, so that it must start over. */
  broken: boolean;
  failure?: Error;
}

export function createFederation(): Federation {
  /** By the address of the manifest, which no other release has. */
  const known = new Map<string, Known>();
  let attempt = 0;

  // Remotes are built without a federation runtime of their own and look for it here.
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: RuntimeCore });
  const runtime = createInstance({
    name: 'shell',
    shareStrategy: 'loaded-first',
    shared: providedModules() as NonNullable<Parameters<typeof createInstance>[0]['shared']>,
    remotes: [],
    plugins: [
      trustPlugin({
        releaseOf: (url) => known.get(firstAttempt(url))?.release,
        onFailure: (url, error) => {
          const failed = known.get(firstAttempt(url));
          if (failed) failed.failure = error;
        },
      }),
    ],
  });

  function meet(release: RemoteRelease): Known {
    // The runtime asks hooks with absolute addresses.
    const manifest = new URL(release.manifest, location.href).href;
    const met = known.get(manifest);
    if (met) return met;
    const added: Known = { release: { ...release, manifest }, alias: `${release.name}#${known.size}`, broken: false };
    known.set(manifest, added);
    runtime.registerRemotes([{ name: added.alias, entry: manifest }]);
    return added;
  }

  async function load(one: Known, fresh: boolean): Promise<RemoteApp> {
    const { name, manifest, requires } = one.release;
    assertContract(name, requires);
    if (fresh) {
      attempt += 1;
      one.broken = false;
      delete one.failure;
      runtime.registerRemotes([{ name: one.alias, entry: furtherAttempt(manifest, attempt) }], { force: true });
    }
    const module = await runtime.loadRemote<{ default: RemoteApp }>(`${one.alias}/app`).catch((cause: unknown) => {
      throw one.failure ?? new Error('Its files did not load, or are not those of this release.', { cause });
    });
    assertRemoteApp(module?.default, name);
    return module.default;
  }

  return {
    loadApp(release, retry = false) {
      const one = meet(release);
      if (one.app && !retry) return one.app;
      const app = load(one, retry || one.broken);
      one.app = app;
      app.catch(() => {
        one.broken = true;
        if (one.app === app) delete one.app;
      });
      return app;
    },
    preload(release) {
      const one = meet(release);
      if (one.app) return;
      runtime
        .preloadRemote([{ nameOrAlias: one.alias, exposes: ['app'], resourceCategory: 'all' }])
        .catch(() => (one.broken = true));
    },
  };
}
