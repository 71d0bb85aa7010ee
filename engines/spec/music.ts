import type { AudioFormat } from '@flint/shared/contracts/audio';
import type { MusicGenre, MusicKey, MusicMood, MusicPlan, MusicStem } from '@flint/shared/contracts/music';

/** A request for music; null values are read from the prompt, else chosen by the seed. */
export interface PieceWishes {
  readonly prompt: string;
  /** Length of the piece, including its tail. */
  readonly seconds: number;
  readonly genre: MusicGenre | null;
  readonly mood: MusicMood | null;
  /** Quarter notes a minute. */
  readonly tempo: number | null;
  readonly key: MusicKey | null;
  readonly seed: number;
}

export interface PieceOrder extends PieceWishes {
  readonly format: AudioFormat;
  readonly stems: boolean;
  readonly midi: boolean;
}

export interface PieceOptions {
  /** Existing folder for the files; the caller removes it. */
  readonly directory: string;
  /** Further metadata, by ffmpeg's names. */
  readonly tags?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  /** Receives a fraction from 0 to 1 that never falls. */
  readonly onProgress?: ((fraction: number) => void) | undefined;
}

/** A file of a piece. */
export interface PieceFile {
  readonly file: string;
  readonly contentType: string;
}

export interface Piece extends PieceFile {
  readonly seconds: number;
  /** Integrated, LUFS. */
  readonly loudness: number;
  /** dBTP. */
  readonly truePeak: number;
  readonly plan: MusicPlan;
  /** Stems, as loud as in the mix; a part without notes is left out. */
  readonly stems: readonly (PieceFile & { readonly part: MusicStem })[];
  readonly midi: PieceFile | null;
}

export interface Musician {
  /**
   * Composes, renders and masters a piece; one at a time, the others wait in a queue.
   * @throws FfmpegError when a file cannot be written; the signal's reason once the work has stopped
   */
  make(order: PieceOrder, options: PieceOptions): Promise<Piece>;
  /** Stops the worker; pending pieces are rejected. */
  close(): Promise<void>;
}
