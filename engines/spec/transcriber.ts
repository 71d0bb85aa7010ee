import type { Transcript } from '@flint/shared/contracts/speech';

export interface TranscribeOptions {
  /** BCP 47; English alone is heard. */
  readonly language?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Told the share of the recording that is written down, from 0 to 1, never falling. */
  readonly onProgress?: ((fraction: number) => void) | undefined;
}

export interface Transcriber {
  /**
   * Writes down what is said in a sound or video file, as a draft; one recording at a time.
   * @param file absolute path
   * @throws ProviderError `not_installed` where the recogniser is missing; `refused` for another language, a file
   *   without sound or a recording longer than ten minutes; `failed`; the signal's reason
   */
  transcribe(file: string, options?: TranscribeOptions): Promise<Transcript>;
}

/** In seconds. The recogniser takes about a third of a recording's length: more would not be done before the call must answer. */
export const RECORDING_MAX_S = 600;
