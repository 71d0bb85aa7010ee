import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Configuration, type RspackPluginInstance, rspack } from '@rspack/core';
import type { BrowserBuild } from './browser-build';
import { ROOT } from './package-version';
import { ASSET_NAME, pageModules } from './page-modules';
import { PrerenderPlugin } from './prerender-plugin';

/** Prerenders the public pages of a workspace; in development the browser renders them. */
export function prerender({
  folder,
  uniqueName,
  development,
  publicPath,
  define = {},
}: Pick<BrowserBuild, 'folder' | 'uniqueName' | 'development' | 'publicPath'> &
  Partial<Pick<BrowserBuild, 'define'>>): RspackPluginInstance[] {
  const entry = ['ts', 'tsx'].map((ending) => `./src/prerender.${ending}`);
  const found = entry.find((file) => existsSync(path.join(ROOT, folder, file)));
  if (development || !found) return [];
  const build: Configuration = {
    name: `${folder} pages`,
    mode: 'production',
    context: path.join(ROOT, folder),
    target: 'node20',
    devtool: false,
    entry: found,
    output: {
      // The same class and file names as in the browser build.
      uniqueName,
      publicPath,
      module: true,
      library: { type: 'module' },
      assetModuleFilename: ASSET_NAME,
    },
    ...pageModules(false),
    optimization: { minimize: false, splitChunks: false },
    plugins: [
      new rspack.DefinePlugin(
        Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
      ),
      new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
    ],
    infrastructureLogging: { level: 'error' },
  };
  return [new PrerenderPlugin(build, uniqueName)];
}
