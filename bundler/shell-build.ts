import { type Configuration, rspack } from '@rspack/core';
import { REMOTE_NAMES } from '../shared/contracts/remotes';
import { browserBuild } from './browser-build';
import { portOf, SHELL_PORT } from './dev-servers';
import { packageVersion } from './package-version';
import { PreloadFontsPlugin } from './preload-fonts-plugin';
import { prerender } from './prerender-build';

export function shellBuild(development: boolean): Configuration {
  return pageBuild('shell', './src/main.tsx', development, {});
}

/** @throws Error when DEV_REMOTE names no remote */
export function devHostBuild(): Configuration {
  const name = REMOTE_NAMES.find((each) => each === process.env.DEV_REMOTE);
  if (!name) throw new Error(`DEV_REMOTE is one of ${REMOTE_NAMES.join(', ')}.`);
  const manifest = `http://localhost:${portOf(name)}/mf-manifest.json`;
  return pageBuild('dev-host', './src/dev-host/main.tsx', true, { __DEV_REMOTE__: { name, manifest } });
}

function pageBuild(name: string, entry: string, development: boolean, define: Record<string, unknown>): Configuration {
  return browserBuild({
    name,
    folder: 'shell',
    uniqueName: 'shell',
    development,
    port: SHELL_PORT,
    publicPath: '/',
    entry,
    // Separately shared modules would each bundle a copy of their common dependencies.
    splitChunks: {
      cacheGroups: {
        models: { test: /shared[\\/]contracts[\\/]models\.ts$/, name: 'models', enforce: true },
        resources: {
          test: /shared[\\/]state[\\/](resource|resources|use-resource)\.ts$/,
          name: 'resources',
          enforce: true,
        },
        orders: {
          test: /shared[\\/]state[\\/](cancel-run|start-paid|unanswered)\.ts$/,
          name: 'orders',
          enforce: true,
        },
        // One file each for programs that only monitored pages load.
        replay: { test: /node_modules[\\/]@sentry[\\/]replay[\\/]/, name: 'replay', enforce: true, priority: 1 },
        monitor: { test: /node_modules[\\/]@sentry[\\/]/, name: 'monitor', enforce: true },
        runs: {
          test: /shared[\\/](contracts[\\/](runs|providers|generated-\w+)|state[\\/]runs)\.ts$/,
          name: 'runs',
          enforce: true,
        },
      },
    },
    define: {
      __ROUTER_VERSION__: packageVersion('react-router-dom'),
      __JOTAI_VERSION__: packageVersion('jotai'),
      __SHARED_VERSION__: packageVersion('@flint/shared'),
      // Leaves the half of the federation runtime for Node out.
      ENV_TARGET: 'web',
      ...define,
    },
    plugins: [
      new rspack.HtmlRspackPlugin({
        template: development ? './src/index.dev.html' : './src/index.html',
        scriptLoading: 'defer',
      }),
      new PreloadFontsPlugin(),
      ...(name === 'shell' ? prerender({ folder: 'shell', uniqueName: 'shell', development, publicPath: '/' }) : []),
      new rspack.CopyRspackPlugin({
        patterns: development ? [{ from: 'public' }, { from: 'dev' }] : [{ from: 'public' }],
      }),
    ],
  });
}
