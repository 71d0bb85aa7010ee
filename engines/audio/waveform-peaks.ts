import { inputArgs } from '../ffmpeg/input-args';
import { READING } from '../ffmpeg/limits';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg';

/** Sample rate for peaks, Hz: high enough to show a drum, low enough that a minute is about a megabyte. */
const RATE = 8_000;
const FULL_SCALE = 32_768;

/**
 * Peaks of a waveform for a player: the loudest sample of each of `buckets` equal parts, normalised so that the highest
 * is 1.
 * @param ffmpeg the program, as `findFfmpeg` found it
 * @param file absolute path of a sound, or of a film with one
 * @param buckets number of values; silence is all zeros
 * @throws FfmpegError when the file cannot be read; the signal's reason
 */
export async function waveformPeaks(
  ffmpeg: string,
  file: string,
  buckets: number,
  signal?: AbortSignal,
): Promise<number[]> {
  const mono = ['-map', '0:a', '-ac', '1', '-ar', String(RATE), '-f', 's16le', 'pipe:1'];
  const { output } = await runFfmpeg(ffmpeg, [...inputArgs(file), ...mono], { signal, limits: READING });
  const samples = new Int16Array(output.buffer, output.byteOffset, output.byteLength >> 1);
  const peaks = Array.from({ length: buckets }, (_, bucket) => {
    const from = Math.floor((bucket * samples.length) / buckets);
    const to = Math.floor(((bucket + 1) * samples.length) / buckets);
    return samples.subarray(from, to).reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0) / FULL_SCALE;
  });
  const highest = Math.max(...peaks);
  return highest === 0 ? peaks : peaks.map((peak) => Math.round((peak / highest) * 1000) / 1000);
}
