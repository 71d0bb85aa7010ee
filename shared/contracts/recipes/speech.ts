import type { AudioFormat } from '../audio';
import type { VoiceId } from '../voices';

/** Resolved parameters of speech. */
export interface SpeechRecipe {
  readonly text: string;
  readonly voice: VoiceId;
  readonly format: AudioFormat;
  /** Relative speed; 1 is the voice's own. */
  readonly speed: number;
}

/** Times of the spoken parts, in seconds. */
export interface SpeechOutput {
  readonly segments: readonly { readonly start: number; readonly end: number; readonly text: string }[];
  /** Whether the built-in engine spoke: intelligible, and clearly synthetic. */
  readonly draft: boolean;
}
