import limit from 'p-limit';
import { inputArgs } from '../ffmpeg/input-args';
import { READING } from '../ffmpeg/limits';
import { describe, playedSeconds } from '../ffmpeg/probe';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg';
import { FfmpegError } from '../spec/ffmpeg-error';
import type { RecordingReader, Span } from '../spec/recording-reader';

/** Recordings measured at once: each takes a core for some seconds. */
const slots = limit(2);
/** Silence in place of what is missing, so that the times of a transcript are those of the film. */
const IN_TIME = 'aresample=async=1:first_pts=0';

/** A third of a second below -35 dB: shorter ones are within words. */
const PAUSE = 'silencedetect=noise=-35dB:duration=0.33';

/** Parses what `silencedetect` tells of the frames; a pause without an end lasts to the end of the sound. */
function readPauses(told: string): Span[] {
  const pauses: { start: number; end: number }[] = [];
  for (const [, edge, seconds] of told.matchAll(/^lavfi\.silence_(start|end)=(-?[\d.]+)/gm)) {
    const last = pauses.at(-1);
    if (edge === 'start') pauses.push({ start: Math.max(0, Number(seconds)), end: Number.POSITIVE_INFINITY });
    else if (last) last.end = Number(seconds);
  }
  return pauses;
}

/** Reads recordings with ffmpeg. @param ffmpeg the program: maintained, or used for files of this server alone */
export function readByFfmpeg(ffmpeg: string): RecordingReader {
  return {
    async hasSound(file, signal) {
      try {
        return (await describe(ffmpeg, file, signal)).audioCodec !== null;
      } catch (error) {
        if (error instanceof FfmpegError) return false;
        throw error;
      }
    },
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
    async pauses(mp3, signal) {
      const args = [...inputArgs(mp3), '-af', `${PAUSE},ametadata=mode=print:file=-`, '-f', 'null', '-'];
      const { output } = await runFfmpeg(ffmpeg, args, { signal, limits: READING });
      return readPauses(output.toString('latin1'));
    },
    async cut(mp3, target, { start, end }, signal) {
      const part = ['-ss', String(start), ...inputArgs(mp3), '-t', String(end - start)];
      const copy = ['-c', 'copy', '-map_metadata', '-1', '-id3v2_version', '0', '-f', 'mp3', target];
      await runFfmpeg(ffmpeg, [...part, ...copy], { signal, limits: READING });
    },
  };
}
