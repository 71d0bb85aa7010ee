import type { AudioFormat } from '@flint/shared/contracts/audio';
import type { Limits } from '../ffmpeg/limits';
import { runFfmpeg } from '../ffmpeg/run-ffmpeg';
import { SAMPLE_RATE } from './samples';

/** Encoder settings for stereo music, transparent to most ears; VBR where the codec has it. */
const ENCODERS: Readonly<Record<AudioFormat, readonly string[]>> = {
  wav: ['-c:a', 'pcm_s16le'],
  mp3: ['-c:a', 'libmp3lame', '-q:a', '1', '-id3v2_version', '3'],
  flac: ['-c:a', 'flac', '-sample_fmt', 's16'],
  ogg: ['-c:a', 'libvorbis', '-q:a', '6'],
  m4a: ['-c:a', 'aac', '-b:a', '224k', '-movflags', '+faststart'],
};

export interface EncodeOptions {
  /** An ffmpeg filter chain to apply. */
  readonly filters?: string;
  /** Metadata by ffmpeg's names: `title`, `artist`, `genre`, `comment`, … */
  readonly tags?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  /** For an untrusted input. */
  readonly limits?: Limits | undefined;
}

/**
 * Encodes a sound to a file.
 * @param ffmpeg the program, as `findFfmpeg` found it
 * @param input the arguments that open the sound
 * @throws FfmpegError when it cannot be read or written; the signal's reason
 */
export async function encodeAudio(
  ffmpeg: string,
  input: readonly string[],
  file: string,
  format: AudioFormat,
  { filters, tags = {}, signal, limits }: EncodeOptions = {},
): Promise<void> {
  const written = Object.entries(tags).flatMap(([name, value]) => ['-metadata', `${name}=${value}`]);
  const chain = filters ? ['-af', filters] : [];
  const exact = ['-bitexact', '-map_metadata', '-1', '-ar', String(SAMPLE_RATE)];
  await runFfmpeg(ffmpeg, [...input, '-map', '0:a', ...chain, ...exact, ...written, ...ENCODERS[format], file], {
    signal,
    limits,
  });
}
