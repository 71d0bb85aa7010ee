import type { Configuration } from '@rspack/core';
import type { SharedModule } from './bundler/shared-module';
import type { RemoteName } from './shared/contracts/remotes';

/** What rspack hands to a configuration that is a function. */
type Build = (env: unknown, argv: { mode?: string }) => Promise<Configuration>;

/** THE table of shared modules: the shell provides each of them, a remote carries none of them. */
export const SHARED_MODULES: readonly SharedModule[] = [
  { request: 'react', package: 'react' },
  // Subpaths are modules of their own: unshared, each would bring a second copy of its package.
  { request: 'react/jsx-runtime', package: 'react' },
  { request: 'react-dom', package: 'react-dom' },
  { request: 'react-dom/client', package: 'react-dom' },
  { request: 'react-router-dom', package: 'react-router-dom' },
  { request: 'jotai', package: 'jotai' },
  { request: '@flint/shared/state/', package: '@flint/shared' },
  { request: '@flint/shared/api/', package: '@flint/shared' },
  { request: '@flint/shared/contracts/schema', package: '@flint/shared' },
];

/** The shell: the page itself, the one React, and everything remotes share. */
export const defineShell = (): Build => async (_env, argv) => {
  const { shellBuild } = await import('./bundler/shell-build.ts');
  return shellBuild(isDevelopment(argv));
};

/** The fake host, in which `npm run dev -w <remote>` shows the remote that DEV_REMOTE names. */
export const defineDevHost = (): Build => async () => {
  const { devHostBuild } = await import('./bundler/shell-build.ts');
  return devHostBuild();
};

/** The program in which the release command loads a built remote. */
export const defineLifecycleHost = (): Build => async () => {
  const { lifecycleHostBuild } = await import('./bundler/lifecycle-host-build.ts');
  return lifecycleHostBuild();
};

/** A remote: its `./app`, built and released on its own. */
export const defineRemote =
  (name: RemoteName): Build =>
  async (_env, argv) => {
    const { remoteBuild } = await import('./bundler/remote-build.ts');
    return remoteBuild(name, SHARED_MODULES, isDevelopment(argv));
  };

/** The server and what runs beside it, as modules for Node. */
export const defineServer = (): Build => async (_env, argv) => {
  const { serverBuild } = await import('./bundler/server-build.ts');
  return serverBuild(isDevelopment(argv));
};

/** The simulators of third parties, as modules for Node. */
export const defineSimulators = (): Build => async (_env, argv) => {
  const { simulatorsBuild } = await import('./bundler/simulators-build.ts');
  return simulatorsBuild(isDevelopment(argv));
};

const isDevelopment = ({ mode }: { mode?: string }) => mode === 'development';
