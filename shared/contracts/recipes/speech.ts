import type { AudioFormat } from '../audio';
import type { VoiceId } from '../voices';

/** What was to be said and how: everything needed to say it again. */
export interface SpeechRecipe {
  readonly text: string;
  readonly voice: VoiceId;
  readonly format: AudioFormat;
  /** 1 is the voice's own pace. */
  readonly speed: number;
}

/** When each part was spoken, in seconds. */
export interface SpeechOutput {
  readonly segments: readonly { readonly start: number; readonly end: number; readonly text: string }[];
  /** Spoken by the built-in engine: clear, and plainly synthetic. */
  readonly draft: boolean;
}
