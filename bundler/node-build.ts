import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { cacheOf } from './cache-of';
import { ROOT } from './package-version';
import { packagesOutside } from './packages-outside';
import { typescriptRule } from './typescript-rule';

/** A workspace built as modules for Node, in its `dist`: a file for each entry, packages outside of it. */
export function nodeBuild(
  name: string,
  development: boolean,
  { entry, plugins }: Required<Pick<Configuration, 'entry' | 'plugins'>>,
): Configuration {
  const mode = development ? 'development' : 'production';
  return {
    name,
    mode,
    context: path.join(ROOT, name),
    target: 'node20',
    devtool: 'source-map',
    entry,
    output: {
      path: path.join(ROOT, name, 'dist'),
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
      filename: '[name].js',
      chunkFilename: 'chunks/[name].js',
      clean: true,
    },
    externalsType: 'module-import',
    externals: [packagesOutside],
    // ES modules before CommonJS: of a package with both, only one copy may exist.
    resolve: { extensions: ['.ts', '.mjs', '.js'] },
    module: {
      // Keeps `import.meta` paths and worker file names of the built file. Optional packages are imported by computed
      // names; the importer handles their absence.
      parser: { javascript: { importMeta: false, url: false, worker: false, exprContextCritical: false } },
      rules: [typescriptRule({ development: false, react: false })],
    },
    // Readable stack traces and class names matter more on a server than bytes.
    optimization: { minimize: false, nodeEnv: false, splitChunks: false },
    plugins,
    cache: cacheOf(name, mode),
  };
}
