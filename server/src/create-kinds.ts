import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findFfmpeg } from '@flint/engines/ffmpeg/find-ffmpeg';
import { createMediaTools } from '@flint/engines/ffmpeg/media-tools';
import { createFilmmaker } from '@flint/engines/film/filmmaker';
import { createFilmRenderer } from '@flint/engines/film/render/film-renderer';
import { createMusician } from '@flint/engines/music/musician';
import type { Analyser } from '@flint/engines/spec/analyser';
import type { Filmmaker } from '@flint/engines/spec/film';
import type { IllustratorPool } from '@flint/engines/spec/illustrator';
import type { MediaTools } from '@flint/engines/spec/media-tools';
import { createSpeaker } from '@flint/engines/speech/speaker';
import type { FeatureContext } from './feature';
import type { Nobody } from './features/generation/kind';
import type { AnyKind } from './features/generation/kind-registry';
import { builtInMusic, musicKind, vendorMusicKind } from './features/music/music-kind';
import { speechKind } from './features/speech/speech-kind';
import { builtInVideo } from './features/videos/built-in-video';
import { vendorVideoKind, videoKind } from './features/videos/video-kind';
import { createReaders, type Media, type Readers, type Sources } from './kinds/readers';
import { chooseSpeech } from './kinds/speech';
import { createFalInputFiles } from './providers/fal/fal-input-files';
import { createFalMusic } from './providers/fal/fal-music';
import type { FalOptions } from './providers/fal/fal-queue';
import { createFalVideo } from './providers/fal/fal-video';

export interface Kinds extends Pick<Readers, 'recordings' | 'pictures'> {
  readonly kinds: readonly AnyKind[];
  /** Reads and writes media files; undefined without ffmpeg. */
  readonly tools: MediaTools | undefined;
  /** Where films are built in. */
  readonly filmmaker?: Filmmaker | undefined;
}

interface Makers extends Pick<Kinds, 'filmmaker'> {
  readonly makers: readonly AnyKind[];
}

interface Needs extends Sources {
  readonly analyser: Analyser;
  readonly illustrator: Pick<IllustratorPool, 'draw'>;
}

/** Starts the engines of every kind but pictures and chat, or connects the vendors that are configured in their place. */
export async function createKinds(
  { analyser, illustrator, ...sources }: Needs,
  { config, log, onStop }: Pick<FeatureContext, 'config' | 'log' | 'onStop'>,
): Promise<Kinds> {
  const ffmpeg = await findFfmpeg(config.ffmpegPath).catch((err: Error) => {
    log.warn({ err }, 'no sound or film can be written');
    return err;
  });
  const workerFile = (name: string) => pathToFileURL(join(config.paths.serverDir, `${name}.worker.js`));
  const closed = <T extends { close(): unknown }>(engine: T): T => {
    onStop(() => engine.close());
    return engine;
  };
  const without = ({ message }: Error): Nobody => ({ servedBy: null, whyNot: message });

  const readersWith = (media: Media | Nobody) => createReaders(config, sources, media, analyser);

  if (ffmpeg instanceof Error) {
    const nobody = without(ffmpeg);
    const { kinds, ...named } = await readersWith(nobody);
    const silent = [speechKind(nobody), musicKind(nobody), videoKind(nobody, named.pictures), ...kinds];
    return { kinds: silent, ...named, tools: undefined };
  }
  const program = ffmpeg.path;
  const tools = createMediaTools(program);
  const { kinds, ...named } = await readersWith({ ffmpeg: program, tools });
  const { pictures } = named;
  const speaker = closed(createSpeaker({ workerFile: workerFile('speaker'), ffmpeg: program }));
  const speech = chooseSpeech(config, tools, speaker);
  const { filmmaker, makers } = config.fal ? byVendor(config.fal) : builtIn();
  return { kinds: [speech, ...makers, ...kinds], ...named, tools, filmmaker };

  function byVendor(fal: FalOptions): Makers {
    const makers = [
      vendorMusicKind(createFalMusic(fal), tools),
      vendorVideoKind({ model: createFalVideo(fal), inputs: createFalInputFiles(fal), pictures, tools }),
    ];
    return { makers };
  }

  function builtIn(): Makers {
    const musician = closed(createMusician({ workerFile: workerFile('musician'), ffmpeg: program }));
    const filmmaker = createFilmmaker({
      ffmpeg: program,
      draw: (request, signal) => illustrator.draw(request, signal),
      render: createFilmRenderer(workerFile('film')),
    });
    const makers = [
      musicKind(builtInMusic(musician)),
      videoKind(builtInVideo({ filmmaker, speaker, musician, pictures }), pictures),
    ];
    return { makers, filmmaker };
  }
}
