import type { AudioFormat } from '@flint/shared/contracts/audio';
import type { Poster } from './film';

/** Streams, size and length of a media file. */
export interface Probed {
  /** Where a decode of the whole file ends, whatever its header says. */
  seconds: number;
  /** ffmpeg's names of the container, such as `mov,mp4,m4a,3gp,3g2,mj2`. */
  container: string;
  /** Null without a video stream; cover art is none. */
  videoCodec: string | null;
  /** Pixels as displayed: rotation is applied. */
  width: number | null;
  height: number | null;
  framesPerSecond: number | null;
  audioCodec: string | null;
  sampleRate: number | null;
  channels: number | null;
}

/** Reads and writes sound and film files. Paths are absolute; every method throws FfmpegError, or the signal's reason. */
export interface MediaTools {
  /** Reads the streams, size and length of a media file. */
  probe(file: string, signal?: AbortSignal): Promise<Probed>;
  /** Encodes the audio of `file` to `target`, which is overwritten. */
  encode(file: string, target: string, format: AudioFormat, signal?: AbortSignal): Promise<void>;
  /** Joins sounds in their order to a mono WAV, without a click between them. */
  join(files: readonly string[], target: string, signal?: AbortSignal): Promise<void>;
  /** A poster frame of a film. @param seconds length of the film */
  poster(film: string, seconds: number, signal?: AbortSignal): Promise<Poster>;
  /** Copies a sound or film to `target` with tags by ffmpeg's names; `target` has the same extension. */
  tag(file: string, target: string, tags: Readonly<Record<string, string>>, signal?: AbortSignal): Promise<void>;
  /** Waveform peaks: the loudest sample of each of `buckets` equal parts, normalised to 1. */
  peaks(file: string, buckets: number, signal?: AbortSignal): Promise<number[]>;
}
