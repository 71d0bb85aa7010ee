import { inputArgs } from '../ffmpeg/input-args';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg';

/** Enough to see a drum by, and little to read: a minute is a megabyte. */
const RATE = 8_000;
const FULL_SCALE = 32_768;

/**
 * Heights of a waveform for a player: the loudest sample of each equal stretch, the highest of all being 1.
 * @param ffmpeg the program, as `findFfmpeg` found it
 * @param file absolute path of a sound, or of a film with one
 * @param buckets how many; silence is all zeros
 * @throws FfmpegError when the file cannot be read; the signal's reason
 */
export async function waveformPeaks(
  ffmpeg: string,
  file: string,
  buckets: number,
  signal?: AbortSignal,
): Promise<number[]> {
  const mono = ['-map', '0:a', '-ac', '1', '-ar', String(RATE), '-f', 's16le', 'pipe:1'];
  const { output } = await runFfmpeg(ffmpeg, [...inputArgs(file), ...mono], { signal });
  const samples = new Int16Array(output.buffer, output.byteOffset, output.byteLength >> 1);
  const peaks = Array.from({ length: buckets }, (_, bucket) => {
    const from = Math.floor((bucket * samples.length) / buckets);
    const to = Math.floor(((bucket + 1) * samples.length) / buckets);
    return samples.subarray(from, to).reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0) / FULL_SCALE;
  });
  const highest = Math.max(...peaks);
  return highest === 0 ? peaks : peaks.map((peak) => Math.round((peak / highest) * 1000) / 1000);
}
