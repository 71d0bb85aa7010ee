import type { AudioFormat } from '@flint/shared/contracts/audio';
import { inputArgs } from '../ffmpeg/input-args';
import { encodeAudio } from './encode-audio';
import { type Loudness, measureLoudness } from './measure-loudness';
import { SAMPLE_RATE } from './samples';

/** Target loudness, LUFS: the level streaming services play music at; and the tolerance. */
const TARGET = -14;
const TOLERANCE = 1;
/** Highest true peak, dBTP (EBU R 128: −1). The limiter aims lower, since a lossy encoder adds to it. */
const TRUE_PEAK = -1;
const CEILING = -2;
/** Maximum rounds of correcting the gain: up for what the limiter took, down for what the encoder added. */
const ROUNDS = 4;
/** The limiter runs at four times the sample rate, so that it sees true peaks between samples. */
const OVERSAMPLED = SAMPLE_RATE * 4;

export interface Mastered extends Loudness {
  /** Gain applied to the mix, decibels. */
  readonly gain: number;
}

export interface MasterOptions {
  readonly tags?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Mastering: normalises a raw mix to the loudness of released music (high-pass, gain, limiter), measures the file that
 * was written and repeats with a corrected gain until it is within the tolerance.
 * @param ffmpeg the program, as `findFfmpeg` found it
 * @param input the arguments that open the mix
 * @returns the loudness of the written file
 * @throws FfmpegError; the signal's reason
 */
export async function master(
  ffmpeg: string,
  input: readonly string[],
  file: string,
  format: AudioFormat,
  { tags = {}, signal }: MasterOptions = {},
): Promise<Mastered> {
  const raw = await measureLoudness(ffmpeg, input, { filters: RUMBLE, signal });
  let gain = raw.integrated > -70 ? TARGET - raw.integrated : 0;
  let ceiling = CEILING;
  for (let round = 1; ; round += 1) {
    await encodeAudio(ffmpeg, input, file, format, { filters: raised(gain, ceiling), tags, signal });
    const heard = await measureLoudness(ffmpeg, inputArgs(file), { signal });
    const off = TARGET - heard.integrated;
    const over = heard.truePeak - TRUE_PEAK;
    if ((Math.abs(off) <= TOLERANCE && over <= 0) || heard.integrated <= -70 || round === ROUNDS) {
      return { ...heard, gain };
    }
    if (over > 0) ceiling -= over + 0.2;
    gain += off;
  }
}

const RUMBLE = 'highpass=f=28';

/**
 * Filter chain of a gain and a true-peak limiter.
 * @param gain decibels
 * @param ceiling dBTP
 */
export function raised(gain: number, ceiling = CEILING): string {
  const limit = (10 ** (ceiling / 20)).toFixed(4);
  return [
    RUMBLE,
    `volume=${gain.toFixed(2)}dB`,
    `aresample=${OVERSAMPLED}`,
    `alimiter=limit=${limit}:attack=4:release=90:level=false`,
    `aresample=${SAMPLE_RATE}`,
  ].join(',');
}
