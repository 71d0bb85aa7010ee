import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createFilmmaker } from '@flint/engines/film/filmmaker';
import { createFilmRenderer } from '@flint/engines/film/render/film-renderer';
import { createMusician } from '@flint/engines/music/musician';
import { createEmbeddedSpark } from '@flint/engines/spark/embedded-spark';
import type { FilmStudio, Lacking, Offers } from '@flint/engines/spec/offers';
import type { ProviderError } from '@flint/engines/spec/provider-error';
import type { RecordingReader } from '@flint/engines/spec/recording-reader';
import { createSpeaker } from '@flint/engines/speech/speaker';
import { createCopywriter } from '@flint/engines/text/copywriter';
import { findPocketsphinx } from '@flint/engines/transcription/find-pocketsphinx';
import { createTranscriber } from '@flint/engines/transcription/transcriber';
import { defineProvider, type ProviderContext } from '../define-provider';
import { PLATFORM_LIMITS } from './platform-limits';
import { embeddedSettings } from './settings';

const builtIn = <Engine>(engine: Engine) => ({ form: 'engine' as const, engine });

/** The built-in engines: always on, and last in the order. Their worker threads start with the first work. */
export const embedded = defineProvider({
  id: 'embedded',
  settings: embeddedSettings,
  open({ pocketsphinxPath }, context) {
    const { config } = context;
    const workerFile = (name: string) => pathToFileURL(join(config.paths.serverDir, `${name}.worker.js`));
    const ending = <T extends { close(): unknown }>(engine: T): T => {
      context.onStop(() => engine.close());
      return engine;
    };
    const { ffmpeg } = context;
    const studio = 'path' in ffmpeg ? studioOf(ffmpeg.path, context, workerFile, ending) : undefined;
    const withSound = <Offer>(offer: (studio: FilmStudio, reader: RecordingReader) => Offer): Offer | Lacking =>
      studio && 'path' in ffmpeg ? offer(studio, ffmpeg.reader) : { form: 'lacking', reason: reasonOf(ffmpeg) };
    return { config, pocketsphinxPath, context, workerFile, ending, withSound };
  },
  kinds: {
    image: ({ context }) => builtIn(context.illustrator),
    edit: ({ context }) => builtIn(context.editor),
    cutout: ({ context }) => builtIn(context.editor),
    upscale: ({ context }) => builtIn(context.editor),
    video: ({ withSound }) => withSound((studio) => builtIn(studio)),
    speech: ({ withSound }) => withSound(({ speaker }) => builtIn(speaker)),
    music: ({ withSound }) => withSound(({ musician }) => builtIn(musician)),
    transcript: ({ pocketsphinxPath, context, withSound }) =>
      withSound((_studio, reader) => transcripts(pocketsphinxPath, context, reader)),
    prompt: () => builtIn(null),
    chat: ({ config, workerFile, ending }) =>
      builtIn({
        copywriter: ending(createCopywriter({ workerFile: workerFile('copywriter') })),
        placed: ending(
          createEmbeddedSpark({
            workerFile: workerFile('spark'),
            guide: join(config.paths.serverDir, 'guide'),
            limits: PLATFORM_LIMITS,
          }),
        ),
      }),
  },
});

const reasonOf = (ffmpeg: ProviderContext['ffmpeg']) => ('reason' in ffmpeg ? ffmpeg.reason : '');

function studioOf(
  ffmpeg: string,
  { illustrator }: ProviderContext,
  workerFile: (name: string) => URL,
  ending: <T extends { close(): unknown }>(engine: T) => T,
): FilmStudio {
  return {
    speaker: ending(createSpeaker({ workerFile: workerFile('speaker'), ffmpeg })),
    musician: ending(createMusician({ workerFile: workerFile('musician'), ffmpeg })),
    filmmaker: createFilmmaker({
      ffmpeg,
      draw: (request, signal) => illustrator.draw(request, signal),
      render: createFilmRenderer(workerFile('film')),
    }),
  };
}

async function transcripts(
  pocketsphinxPath: string | undefined,
  context: ProviderContext,
  reader: RecordingReader,
): Promise<Offers['transcript']> {
  try {
    await findPocketsphinx(pocketsphinxPath);
  } catch (error) {
    const { message, diagnostic } = error as ProviderError;
    context.log.warn({ remedy: diagnostic }, 'transcripts are off');
    return { form: 'lacking', reason: message };
  }
  return builtIn(createTranscriber({ reader, pocketsphinx: pocketsphinxPath }));
}
