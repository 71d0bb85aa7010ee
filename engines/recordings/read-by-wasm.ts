import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { FfmpegError, NeedsFfmpeg } from '../spec/ffmpeg-error';
import type { ReadOptions, RecordingReader } from '../spec/recording-reader';
import { runDecoder } from './run-decoder';

/**
 * Reads untrusted audio without a maintained ffmpeg: the vulnerabilities of the bundled one are public. WebAssembly
 * decodes it in a child process; ffmpeg then reads the WAV file that this wrote.
 * @param decoder path of the built `decode-sound.worker`
 * @param ours reads files that this server wrote
 */
export function readByWasm(decoder: string, ours: RecordingReader): RecordingReader {
  return {
    async hasSound(file, signal) {
      try {
        return (await runDecoder(decoder, { file, longest: 0 }, { signal })) !== undefined;
      } catch (error) {
        if (error instanceof FfmpegError) return false;
        throw error;
      }
    },
    async measure(file, options = {}) {
      if (options.own) return ours.measure(file, options);
      const sound = await runDecoder(decoder, { file, longest: 0 }, options);
      if (!sound) throw new NeedsFfmpeg();
      return sound.seconds;
    },
    toRaw: (file, target, options) =>
      options.own
        ? ours.toRaw(file, target, options)
        : decoded({ file, target, ...options }, (wav) => ours.toRaw(wav, target, options)),
    toMp3: (file, target, options) =>
      options.own
        ? ours.toMp3(file, target, options)
        : decoded({ file, target, ...options }, (wav) => ours.toMp3(wav, target, options)),
    pauses: (mp3, signal) => ours.pauses(mp3, signal),
    cut: (mp3, target, part, signal) => ours.cut(mp3, target, part, signal),
  };

  /** Decodes a file to a WAV file beside the target, which `then` reads. */
  async function decoded(
    { file, target, longest, signal }: { file: string; target: string; longest: number } & ReadOptions,
    then: (wav: string) => Promise<void>,
  ): Promise<void> {
    const wav = `${target}-${randomUUID()}.wav`;
    try {
      const sound = await runDecoder(decoder, { file, target: wav, longest }, { signal });
      if (!sound) throw new NeedsFfmpeg();
      await then(wav);
    } finally {
      await rm(wav, { force: true });
    }
  }
}
