import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { nodeBuild } from './node-build';
import { ROOT, workspaceVersion } from './package-version';

export function serverBuild(development: boolean): Configuration {
  return nodeBuild('server', development, {
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
  });
}
