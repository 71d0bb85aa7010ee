import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { NeedsFfmpeg } from '../spec/ffmpeg-error';
import type { RecordingReader } from '../spec/recording-reader';
import { runDecoder } from './run-decoder';

/**
 * Reads untrusted audio without a maintained ffmpeg: the vulnerabilities of the bundled one are public. WebAssembly
 * decodes it in a child process; ffmpeg then reads the WAV file that this wrote.
 * @param decoder path of the built `decode-sound.worker`
 * @param ours reads files that this server wrote
 */
export function readByWasm(decoder: string, ours: RecordingReader): RecordingReader {
  return {
    async measure(file, options = {}) {
      if (options.own) return ours.measure(file, options);
      const sound = await runDecoder(decoder, { file, longest: 0 }, options);
      if (!sound) throw new NeedsFfmpeg();
      return sound.seconds;
    },
    async toRaw(file, target, options) {
      if (options.own) return ours.toRaw(file, target, options);
      const wav = `${target}-${randomUUID()}.wav`;
      try {
        const sound = await runDecoder(decoder, { file, target: wav, longest: options.longest }, options);
        if (!sound) throw new NeedsFfmpeg();
        await ours.toRaw(wav, target, options);
      } finally {
        await rm(wav, { force: true });
      }
    },
  };
}
