import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type RspackPluginInstance, rspack } from '@rspack/core';
import { OneCopyPlugin } from './one-copy-plugin';
import type { sharedByRemotes } from './shared-by-remotes';

/** Plugins that make a remote's `./app` loadable by the shell, without copies of what the shell provides. */
export function federationOf(
  uniqueName: string,
  shared: ReturnType<typeof sharedByRemotes>,
  development: boolean,
): RspackPluginInstance[] {
  return [
    new ModuleFederationPlugin({
      name: uniqueName,
      filename: development ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
      exposes: { './app': './src/app.tsx' },
      manifest: true,
      dts: false,
      shareStrategy: 'loaded-first',
      // The shell's federation runtime is used; a remote's entry needs none of its own.
      experiments: { externalRuntime: true, optimization: { target: 'web' } },
      shared,
    }) as RspackPluginInstance,
    // The federation plugin imports the CommonJS build of its runtime, which cannot be tree-shaken.
    new rspack.NormalModuleReplacementPlugin(/webpack-bundler-runtime[\\/]dist[\\/]index\.cjs$/, (resource) => {
      resource.request = resource.request.replace(/cjs$/, 'js');
    }),
    new OneCopyPlugin(),
  ];
}
