import { inputArgs } from '../ffmpeg/input-args';
import { READING } from '../ffmpeg/limits';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg';
import { SAMPLE_RATE } from './samples';

/** Short enough not to be heard, long enough for a wave to start and end at nothing. */
const FADE = 'afade=t=in:d=0.008';
const ALIKE = `aformat=sample_fmts=s16:sample_rates=${SAMPLE_RATE}:channel_layouts=mono`;

/**
 * Joins sounds in their order to a mono WAV. Each fades at both ends, so that no seam clicks.
 * @param ffmpeg the program, as `findFfmpeg` found it
 * @throws FfmpegError when one cannot be read; the signal's reason
 */
export async function joinSounds(
  ffmpeg: string,
  files: readonly string[],
  target: string,
  signal?: AbortSignal,
): Promise<void> {
  const faded = files.map((_, at) => `[${at}:a]${ALIKE},${FADE},areverse,${FADE},areverse[part${at}];`);
  const seams = files.map((_, at) => `[part${at}]`).join('');
  const chain = `${faded.join('')}${seams}concat=n=${files.length}:v=0:a=1[whole]`;
  const args = ['-filter_complex', chain, '-map', '[whole]', '-bitexact', '-c:a', 'pcm_s16le', '-f', 'wav', target];
  await runFfmpeg(ffmpeg, [...files.flatMap(inputArgs), ...args], { signal, limits: READING });
}
