import type { AudioFormat } from '@flint/shared/contracts/audio';
import type { SpeechRecipe } from '@flint/shared/contracts/recipes/speech';
import type { Segment } from '@flint/shared/contracts/speech';

export interface SpeakOptions {
  readonly signal?: AbortSignal | undefined;
  /** Receives the share of the work that is done, from 0 to 1, never falling. */
  readonly onProgress?: ((fraction: number) => void) | undefined;
}

export interface Speech {
  readonly audio: Buffer;
  readonly format: AudioFormat;
  readonly contentType: string;
  /** Seconds. */
  readonly duration: number;
  /** Start and end of each sentence, with its words as written: captions. */
  readonly segments: readonly Segment[];
}

export interface Speaker {
  /**
   * Speaks a text in draft quality; one at a time, the others wait in a queue.
   * @throws ProviderError `refused` when the English voices can say none of the text, `failed` when the synthesiser
   *   fails; FfmpegError when the file cannot be written; the signal's reason once the work has stopped
   */
  speak(order: SpeechRecipe, options?: SpeakOptions): Promise<Speech>;
  /** Stops the worker; pending texts are rejected. */
  close(): Promise<void>;
}
