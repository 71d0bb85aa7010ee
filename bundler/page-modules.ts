import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { ROOT } from './package-version';
import { typescriptRule } from './typescript-rule';

/** File names of fonts, pictures and sounds, the same in every build that refers to them. */
export const ASSET_NAME = 'assets/[name].[contenthash:8][ext]';

/**
 * Custom properties keep their names, because they cross files: the shell's lengths are used in remotes. A renamed
 * property would not match in another file.
 */
const MODULES = { namedExports: false, dashedIdents: false };

/** Loader that leaves out the texts of the API's reference. */
const WITHOUT_CALL_DOCS = path.join(ROOT, 'bundler/without-call-docs.cjs');

/** Module rules of pages, for browser builds and prerendering. */
export function pageModules(development: boolean): Pick<Configuration, 'resolve' | 'module'> {
  return {
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias: development ? {} : productionRouter() },
    module: {
      parser: { 'css/auto': MODULES, 'css/module': MODULES },
      rules: [
        typescriptRule({ development, react: true }),
        { test: /shared[\\/]contracts[\\/].*\.ts$/, enforce: 'pre', loader: WITHOUT_CALL_DOCS },
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.(woff2|webp|svg|mp3|mp4)$/, type: 'asset/resource' },
      ],
    },
  };
}

/**
 * Alias of the router's production build, which its package does not export; the other build has developer warnings.
 */
function productionRouter(): Record<string, string> {
  const folder = path.join(ROOT, 'node_modules/react-router/dist/production');
  return { 'react-router$': path.join(folder, 'index.mjs'), 'react-router/dom$': path.join(folder, 'dom-export.mjs') };
}
