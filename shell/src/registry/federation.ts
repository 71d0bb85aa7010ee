import { assertContract, assertRemoteApp, type RemoteApp, type RemoteRelease } from '@flint/shared/contracts/remotes';
import { createInstance } from '@module-federation/enhanced/runtime';
import * as RuntimeCore from '@module-federation/runtime-core';
import { firstAttempt, furtherAttempt } from './attempt';
import { providedModules } from './provided';
import { trustPlugin } from './trust-plugin';

/**
 * Loads remotes by Module Federation at run time. Registers each release when it is first asked for, so that the plan
 * may change while a page is open.
 */
export interface Federation {
  /**
   * Loads a release's lifecycle. `retry` starts over with a fresh manifest.
   * @throws Error that says what failed: not enabled, contract mismatch, not reachable, integrity violated.
   */
  loadApp(release: RemoteRelease, retry?: boolean): Promise<RemoteApp>;
  /** Prefetches a release's files. Never fails: the navigation that follows reports errors. */
  preload(release: RemoteRelease): void;
}

/**
 * A release registered with the federation runtime, by an alias of its own so that versions of one remote can coexist.
 */
interface Registered {
  readonly release: RemoteRelease;
  readonly alias: string;
  app?: Promise<RemoteApp>;
  /** Whether the runtime has cached a failure, so that the next load must start over. */
  broken: boolean;
  failure?: Error;
}

export function createFederation(): Federation {
  /** By manifest URL, which identifies a release. */
  const known = new Map<string, Registered>();
  let attempt = 0;

  // Remotes are built without a federation runtime and use this one.
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

  function register(release: RemoteRelease): Registered {
    // The runtime calls hooks with absolute URLs.
    const manifest = new URL(release.manifest, location.href).href;
    const registered = known.get(manifest);
    if (registered) return registered;
    const added: Registered = {
      release: { ...release, manifest },
      alias: `${release.name}#${known.size}`,
      broken: false,
    };
    known.set(manifest, added);
    runtime.registerRemotes([{ name: added.alias, entry: manifest }]);
    return added;
  }

  async function load(one: Registered, fresh: boolean): Promise<RemoteApp> {
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
      const one = register(release);
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
      const one = register(release);
      if (one.app) return;
      runtime
        .preloadRemote([{ nameOrAlias: one.alias, exposes: ['app'], resourceCategory: 'all' }])
        .catch(() => (one.broken = true));
    },
  };
}
