import type { Transcript } from '@flint/shared/contracts/speech';

export interface TranscribeOptions {
  /** BCP 47; only English is supported. */
  readonly language?: string | undefined;
  /** Whether this server wrote the file. */
  readonly own?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Receives the transcribed share of the recording, from 0 to 1, never falling. */
  readonly onProgress?: ((fraction: number) => void) | undefined;
}

export interface Transcriber {
  /**
   * Transcribes the speech of an audio or video file, in draft quality; one recording at a time.
   * @param file absolute path
   * @throws ProviderError `not_installed` where the recogniser is missing; `refused` for another language, a file
   *   without sound or a recording longer than ten minutes; `failed`; the signal's reason
   */
  transcribe(file: string, options?: TranscribeOptions): Promise<Transcript>;
}

/**
 * Longest recording, seconds. The recogniser takes about a third of a recording's length, and a longer one would miss
 * the call's time limit.
 */
export const RECORDING_MAX_S = 600;

/** Whether a recording is longer than that by more than the silence with which encoders fill their last frame. */
export const isTooLong = (seconds: number) => seconds > RECORDING_MAX_S + 1;
