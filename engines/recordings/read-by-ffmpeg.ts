import limit from 'p-limit';
import { inputArgs } from '../ffmpeg/input-args';
import { READING } from '../ffmpeg/limits';
import { describe, playedSeconds } from '../ffmpeg/probe';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg';
import type { RecordingReader } from '../spec/recording-reader';

/** Recordings measured at once: each takes a core for some seconds. */
const slots = limit(2);
/** Silence in place of what is missing, so that the times of a transcript are those of the film. */
const IN_TIME = 'aresample=async=1:first_pts=0';

/** Reads recordings with ffmpeg. @param ffmpeg the program: maintained, or used for files of this server alone */
export function readByFfmpeg(ffmpeg: string): RecordingReader {
  return {
    async measure(file, { signal } = {}) {
      const { audioCodec } = await describe(ffmpeg, file, signal);
      return audioCodec === null
        ? null
        : slots(() => playedSeconds(ffmpeg, file, { streams: ['-map', '0:a:0'], signal }));
    },
    async toRaw(file, target, { rate, longest, signal }) {
      const sound = ['-map', '0:a:0', '-ac', '1', '-ar', String(rate), '-f', 's16le', target];
      const args = [...inputArgs(file), '-t', String(longest), ...sound];
      await runFfmpeg(ffmpeg, args, { signal, limits: READING });
    },
    async toMp3(file, target, { kilobits, longest, signal }) {
      const sound = ['-map', '0:a:0', '-map_metadata', '-1', '-map_chapters', '-1', '-af', IN_TIME];
      const mp3 = ['-ac', '1', '-ar', '16000', '-c:a', 'libmp3lame', '-b:a', `${kilobits}k`, '-id3v2_version', '0'];
      const args = [...inputArgs(file), '-t', String(longest), ...sound, ...mp3, '-f', 'mp3', target];
      await runFfmpeg(ffmpeg, args, { signal, limits: READING });
    },
  };
}
