/** A part of a sound, in seconds from its start. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface ReadOptions {
  /** Whether this server wrote the file. */
  readonly own?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface RawOptions extends ReadOptions {
  /** Samples a second. */
  readonly rate: number;
  /** Output limit in seconds. */
  readonly longest: number;
}

export interface Mp3Options extends ReadOptions {
  /** Kilobits a second. */
  readonly kilobits: number;
  /** Output limit in seconds. */
  readonly longest: number;
}

/**
 * Reads recordings, trusted or not. Paths are absolute. Every method throws FfmpegError, whose message names a remedy, or
 * the signal's reason.
 */
export interface RecordingReader {
  /** Whether an untrusted file has a sound that is read here, by its streams; throws nothing but the signal's reason. */
  hasSound(file: string, signal?: AbortSignal): Promise<boolean>;
  /** @returns the length in seconds, where a decode of the whole sound ends; null for a film without sound */
  measure(file: string, options?: ReadOptions): Promise<number | null>;
  /** Writes the sound to `target` as raw 16-bit mono samples. */
  toRaw(file: string, target: string, options: RawOptions): Promise<void>;
  /** Writes the sound to `target` as mono MP3 of 16 kHz: speech, without tags, chapters, pictures and other tracks. */
  toMp3(file: string, target: string, options: Mp3Options): Promise<void>;
  /** The pauses of a sound that {@link RecordingReader.toMp3} wrote, in order. */
  pauses(mp3: string, signal?: AbortSignal): Promise<readonly Span[]>;
  /** Copies a part of a sound that {@link RecordingReader.toMp3} wrote, exact to a frame. */
  cut(mp3: string, target: string, part: Span, signal?: AbortSignal): Promise<void>;
}
