import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { ROOT } from './package-version';
import { typescriptRule } from './typescript-rule';

/** What fonts, pictures and sounds are called, in every build that names them. */
export const ASSET_NAME = 'assets/[name].[contenthash:8][ext]';

/**
 * Custom properties keep their names: they reach across files, as the shell's lengths reach into remotes. Renamed, one
 * that a file sets would never arrive in another.
 */
const MODULES = { namedExports: false, dashedIdents: false };

/** How the modules of pages are read, wherever they are drawn. */
export function pageModules(development: boolean): Pick<Configuration, 'resolve' | 'module'> {
  return {
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias: development ? {} : productionRouter() },
    module: {
      parser: { 'css/auto': MODULES, 'css/module': MODULES },
      rules: [
        typescriptRule({ development, react: true }),
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.(woff2|webp|svg|mp3|mp4)$/, type: 'asset/resource' },
      ],
    },
  };
}

/** The router's production build, which its package names nowhere: the other one carries warnings for developers. */
function productionRouter(): Record<string, string> {
  const folder = path.join(ROOT, 'node_modules/react-router/dist/production');
  return { 'react-router$': path.join(folder, 'index.mjs'), 'react-router/dom$': path.join(folder, 'dom-export.mjs') };
}
