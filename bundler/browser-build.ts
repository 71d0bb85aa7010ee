import path from 'node:path';
import { type Configuration, type RspackPluginInstance, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { BrotliPlugin } from './brotli-plugin';
import { cacheOf } from './cache-of';
import { DEPLOYED_SHELL } from './dev-servers';
import { ROOT } from './package-version';
import { ASSET_NAME, pageModules } from './page-modules';

type SplitChunks = NonNullable<Exclude<NonNullable<Configuration['optimization']>['splitChunks'], false>>;

/** Options in which browser builds differ. */
export interface BrowserBuild {
  /** Name of the build, where its folder has several. */
  name?: string;
  folder: string;
  /** Unique prefix of the build's global names and style classes. */
  uniqueName: string;
  development: boolean;
  port: number;
  publicPath: string;
  entry: NonNullable<Configuration['entry']>;
  /** Compile-time constants. */
  define: Record<string, unknown>;
  plugins: RspackPluginInstance[];
  splitChunks?: SplitChunks;
}

/** Common configuration of all browser builds: the shell, the fake host, each remote. */
export function browserBuild(build: BrowserBuild): Configuration {
  const { folder, development, port } = build;
  // Named chunks keep their name, so that the server can find the ones it preloads.
  const name = development ? '[name]' : '[name].[contenthash:8]';
  return {
    name: build.name ?? folder,
    mode: development ? 'development' : 'production',
    context: path.join(ROOT, folder),
    target: ['web', 'es2022'],
    // Hidden: no script names its map, and no map is served.
    devtool: development ? 'cheap-module-source-map' : process.env.SOURCE_MAPS ? 'hidden-source-map' : false,
    entry: build.entry,
    output: {
      path: path.join(ROOT, folder, 'dist'),
      publicPath: build.publicPath,
      uniqueName: build.uniqueName,
      clean: true,
      // Files with an integrity hash are fetched with CORS; the shell's own have none, and are of the page's origin.
      crossOriginLoading: build.publicPath === 'auto' && 'anonymous',
      filename: `${name}.js`,
      chunkFilename: `${name}.js`,
      cssFilename: `${name}.css`,
      cssChunkFilename: `${name}.css`,
      assetModuleFilename: ASSET_NAME,
    },
    ...pageModules(development),
    plugins: [
      new rspack.DefinePlugin(
        Object.fromEntries(Object.entries(build.define).map(([key, value]) => [key, JSON.stringify(value)])),
      ),
      ...build.plugins,
      ...(development ? refresh() : [new BrotliPlugin()]),
    ],
    optimization: {
      splitChunks: build.splitChunks ?? {},
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          minimizerOptions: {
            ecma: 2022,
            compress: { ecma: 2020, passes: 3 },
            format: { comments: false, ecma: 2022 },
          },
        }),
        new rspack.LightningCssMinimizerRspackPlugin(),
      ],
    },
    // Chunks compiled on demand would arrive after the remote was mounted.
    lazyCompilation: false,
    cache: cacheOf(
      build.name ?? folder,
      development
        ? `development${DEPLOYED_SHELL ? '-deployed' : ''}`
        : `production${process.env.SOURCE_MAPS ? '-maps' : ''}`,
      build.uniqueName,
    ),
    performance: false,
    // The federation plugin warns in every build that a public path of `auto` is resolved in the browser.
    infrastructureLogging: { level: 'error' },
    devServer: {
      port,
      host: '127.0.0.1',
      hot: !DEPLOYED_SHELL,
      historyApiFallback: true,
      headers: { 'Access-Control-Allow-Origin': '*' },
      allowedHosts: DEPLOYED_SHELL ? [DEPLOYED_SHELL] : 'auto',
      client: { webSocketURL: `ws://localhost:${port}/ws` },
    },
  };
}

/** React Fast Refresh: replaces components and keeps their state, where React can. */
function refresh(): RspackPluginInstance[] {
  return DEPLOYED_SHELL ? [] : [new ReactRefreshRspackPlugin()];
}
