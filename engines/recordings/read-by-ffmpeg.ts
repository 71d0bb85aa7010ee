import { inputArgs } from '../ffmpeg/input-args';
import { READING } from '../ffmpeg/limits';
import { probe } from '../ffmpeg/probe';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg';
import type { RecordingReader } from '../spec/recording-reader';

/** Reads recordings with ffmpeg. @param ffmpeg the program: maintained, or used for files of this server alone */
export function readByFfmpeg(ffmpeg: string): RecordingReader {
  return {
    async measure(file, { signal } = {}) {
      const { audioCodec, seconds } = await probe(ffmpeg, file, signal);
      return audioCodec === null ? null : seconds;
    },
    async toRaw(file, target, { rate, longest, signal }) {
      const sound = ['-map', '0:a:0', '-ac', '1', '-ar', String(rate), '-f', 's16le', target];
      const args = [...inputArgs(file), '-t', String(longest), ...sound];
      await runFfmpeg(ffmpeg, args, { signal, limits: READING });
    },
  };
}
