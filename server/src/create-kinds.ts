import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config';
import type { Nobody } from './features/generation/media-kind';
import { collectKinds, type MediaKinds } from './features/generation/media-kinds';
import { builtInSpeech, speechKind, vendorSpeechKind } from './features/speech/speech-kind';
import { findFfmpeg } from './providers/embedded/ffmpeg/find-ffmpeg';
import { createSpeaker } from './providers/embedded/speech/speaker';
import { createFalSpeech } from './providers/fal/fal-speech';

export interface Kinds extends MediaKinds {
  /** The program, where there is one. */
  readonly ffmpeg: string | undefined;
}

/** Starts the engines of every kind but pictures, and plugs them in; each leaves its end in `undo`. */
export async function createKinds(config: Config, log: FastifyBaseLogger, undo: (() => unknown)[]): Promise<Kinds> {
  const ffmpeg = await findFfmpeg(config.ffmpegPath).catch((err: Error) => {
    log.warn({ err }, 'no sound or film can be written');
    return err;
  });
  const workerFile = (name: string) => pathToFileURL(join(config.paths.serverDir, `${name}.worker.js`));
  const closed = <T extends { close(): unknown }>(engine: T): T => {
    undo.push(() => engine.close());
    return engine;
  };
  const without = ({ message }: Error): Nobody => ({ servedBy: null, whyNot: message });

  if (ffmpeg instanceof Error) return { ...collectKinds([speechKind(without(ffmpeg))]), ffmpeg: undefined };

  const kinds = collectKinds([
    config.fal
      ? vendorSpeechKind(createFalSpeech(config.fal), ffmpeg.path)
      : speechKind(builtInSpeech(closed(createSpeaker({ workerFile: workerFile('speaker'), ffmpeg: ffmpeg.path })))),
  ]);
  return { ...kinds, ffmpeg: ffmpeg.path };
}
