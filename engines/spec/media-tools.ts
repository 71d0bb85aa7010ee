import type { AudioFormat } from '@flint/shared/contracts/audio';
import type { Poster } from './film';

/** What a media file holds. */
export interface Probed {
  /** 0 for a still picture. */
  seconds: number;
  /** ffmpeg's names of the container, such as `mov,mp4,m4a,3gp,3g2,mj2`. */
  container: string;
  /** Null where there is no picture; a cover of a song is none. */
  videoCodec: string | null;
  /** Pixels as shown: a turned phone's film is told upright. */
  width: number | null;
  height: number | null;
  framesPerSecond: number | null;
  audioCodec: string | null;
  sampleRate: number | null;
  channels: number | null;
}

/** Reads and writes sound and film files. Paths are absolute; every method throws FfmpegError, or the signal's reason. */
export interface MediaTools {
  /** What a media file holds. */
  probe(file: string, signal?: AbortSignal): Promise<Probed>;
  /** Writes the sound of `file` to `target` in a format; what exists there is replaced. */
  encode(file: string, target: string, format: AudioFormat, signal?: AbortSignal): Promise<void>;
  /** A still that stands for a film. @param seconds length of the film */
  poster(film: string, seconds: number, signal?: AbortSignal): Promise<Poster>;
  /** Copies a sound or film to `target` with tags by ffmpeg's names; `target` has the same extension. */
  tag(file: string, target: string, tags: Readonly<Record<string, string>>, signal?: AbortSignal): Promise<void>;
  /** Waveform of a sound: the loudest sample of each of `buckets` equal parts, the highest being 1. */
  peaks(file: string, buckets: number, signal?: AbortSignal): Promise<number[]>;
}
