import type { ImageAnalysis, PaletteColour, TextAnalysis } from '@flint/shared/contracts/analysis';
import type { LogoColours } from './logo-colours';

/** A picture to describe, with the prompt it was made from where Flint made it and it is the caller's own. */
export interface ReferencePicture {
  readonly bytes: Uint8Array;
  readonly ownPrompt?: string | undefined;
}

/** How pictures are made, and a prompt for something like them. */
export interface ImagesDescribed {
  readonly prompt: string;
  /** Whether the prompt names what is shown: the built-in engine itself recognises nothing. */
  readonly subjectKnown: boolean;
  /** Of all pictures together, most frequent first. */
  readonly palette: PaletteColour[];
  readonly images: ImageAnalysis[];
}

/** Measures texts and pictures; it recognises no subjects. */
export interface Analyser {
  /** Hooks, structure, rhythm and tone of a text. @throws an `AbortError` when the signal fires; the work then stops */
  analyse(text: string, signal?: AbortSignal): Promise<TextAnalysis>;
  /**
   * How pictures are made, and a prompt that makes something like them. One own picture gives its own prompt, word for
   * word; of others the prompt tells what most of them have in common.
   * @throws ProviderError `refused` when a picture cannot be read; the signal's reason
   */
  describe(pictures: readonly ReferencePicture[], signal?: AbortSignal): Promise<ImagesDescribed>;
  /** The colours of a logo, by its own pixels. @throws when the bytes are not an image sharp can read */
  logoColours(logo: Uint8Array): Promise<LogoColours>;
  /** A prompt for a writer that asks for another text made like this one; `{topic}` is to be filled in. */
  writingPrompt(analysis: TextAnalysis): string;
  /** Stops the worker; pending texts are rejected. */
  close(): Promise<void>;
}
