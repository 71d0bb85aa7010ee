import { runFfmpeg } from '../ffmpeg/run-ffmpeg';
import { FfmpegError } from '../spec/ffmpeg-error';

/** Loudness by ITU-R BS.1770-4, as EBU R 128 uses it. */
export interface Loudness {
  /** Integrated, LUFS; −70 for silence. */
  readonly integrated: number;
  /** Highest true peak (oversampled), dBTP; −Infinity for silence. */
  readonly truePeak: number;
  /** Loudness range, LU. */
  readonly range: number;
}

/**
 * Measures the loudness of a sound.
 * @param ffmpeg the program, as `findFfmpeg` found it
 * @param input the arguments that open the sound
 * @param filters an ffmpeg filter chain to apply before measuring
 * @throws FfmpegError when it cannot be read; the signal's reason
 */
export async function measureLoudness(
  ffmpeg: string,
  input: readonly string[],
  { filters, signal }: { filters?: string; signal?: AbortSignal | undefined } = {},
): Promise<Loudness> {
  const chain = [...(filters ? [filters] : []), 'ebur128=peak=true:framelog=verbose'].join(',');
  const { log } = await runFfmpeg(ffmpeg, [...input, '-map', '0:a', '-af', chain, '-f', 'null', '-'], { signal });
  const summary = log.slice(log.lastIndexOf('Summary:'));
  const read = (label: RegExp) => {
    const found = label.exec(summary)?.[1];
    if (found === undefined) throw new FfmpegError('The loudness could not be measured.', log);
    return found === '-inf' ? Number.NEGATIVE_INFINITY : Number(found);
  };
  return {
    integrated: read(/I:\s+(\S+) LUFS/),
    truePeak: read(/Peak:\s+(\S+) dBFS/),
    range: read(/LRA:\s+(\S+) LU/),
  };
}
