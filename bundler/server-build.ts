import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { cacheOf } from './cache-of';
import { ROOT, workspaceVersion } from './package-version';
import { packagesOutside } from './packages-outside';
import { typescriptRule } from './typescript-rule';

export function serverBuild(development: boolean): Configuration {
  const mode = development ? 'development' : 'production';
  return {
    name: 'server',
    mode,
    context: path.join(ROOT, 'server'),
    target: 'node20',
    devtool: 'source-map',
    entry: {
      main: './src/main.ts',
      admin: './src/admin/main.ts',
      'copywriter.worker': '../engines/text/copywriter.worker.ts',
      'spark.worker': '../engines/spark/spark.worker.ts',
      'tools.worker': './src/entries/tools.worker.ts',
      'illustrator.worker': '../engines/image/illustrator.worker.ts',
      'speaker.worker': '../engines/speech/speaker.worker.ts',
      'text-analyser.worker': '../engines/analysis/text/text-analyser.worker.ts',
      'decode-sound.worker': '../engines/recordings/decode-sound.worker.ts',
      'film.worker': '../engines/film/render/film.worker.ts',
      'draw-films': '../engines/film/gallery/draw-films.ts',
      'musician.worker': '../engines/music/musician.worker.ts',
      'draw-backdrops': './src/entries/draw-backdrops.ts',
      'draw-covers': './src/entries/draw-covers.ts',
      'draw-showcase': '../engines/image/draw-showcase.ts',
      'draw-gallery': '../engines/image/gallery/draw-gallery.ts',
      'play-gallery': '../engines/music/gallery/play-gallery.ts',
      'speak-gallery': '../engines/speech/gallery/speak-gallery.ts',
      'words-gallery': '../engines/text/gallery/write-gallery.ts',
      'analysis-gallery': '../engines/analysis/gallery/write-gallery.ts',
    },
    output: {
      path: path.join(ROOT, 'server/dist'),
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
    plugins: [
      new rspack.DefinePlugin({ __FLINT_VERSION__: JSON.stringify(workspaceVersion('server')) }),
      new rspack.CopyRspackPlugin({
        patterns: [
          // Help pages for the built-in Spark.
          { from: path.join(ROOT, 'docs/guide'), to: 'guide' },
          // Backgrounds of social preview pictures.
          { from: './src/features/public-pages/backdrops', to: 'backdrops' },
          { from: './src/features/templates/covers', to: 'template-covers' },
          { from: './src/features/templates/samples', to: 'template-samples' },
        ],
      }),
    ],
    cache: cacheOf('server', mode),
  };
}
