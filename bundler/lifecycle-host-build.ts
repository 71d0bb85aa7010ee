import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { cacheOf } from './cache-of';
import { packageVersion, ROOT } from './package-version';
import { ASSET_NAME, pageModules } from './page-modules';

/** One script with the shell's shared modules, for the check of a remote's lifecycle. */
export function lifecycleHostBuild(): Configuration {
  return {
    name: 'lifecycle-host',
    mode: 'production',
    context: path.join(ROOT, 'shell'),
    target: ['web', 'es2022'],
    devtool: false,
    entry: './src/lifecycle-host/main.ts',
    output: { filename: 'host.js', publicPath: '/', assetModuleFilename: ASSET_NAME },
    ...pageModules(false),
    optimization: { minimize: false, splitChunks: false },
    plugins: [
      new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      new rspack.DefinePlugin({
        __ROUTER_VERSION__: JSON.stringify(packageVersion('react-router-dom')),
        __JOTAI_VERSION__: JSON.stringify(packageVersion('jotai')),
        __SHARED_VERSION__: JSON.stringify(packageVersion('@flint/shared')),
        __FLINT_VERSION__: JSON.stringify(packageVersion('@flint/shared')),
      }),
    ],
    cache: cacheOf('lifecycle-host'),
    infrastructureLogging: { level: 'error' },
  };
}
