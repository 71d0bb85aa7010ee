import type { ImageAnalysis, PaletteColour, TextAnalysis } from '@flint/shared/contracts/analysis';
import type { LogoColours } from './logo-colours';

/** A picture to describe, with its original prompt where Flint made it for the caller. */
export interface ReferencePicture {
  readonly bytes: Uint8Array;
  readonly ownPrompt?: string | undefined;
}

/** The description of pictures, and a prompt for something like them. */
export interface ImagesDescribed {
  readonly prompt: string;
  /** Whether the prompt names the subject: the built-in engine does no object recognition. */
  readonly subjectKnown: boolean;
  /** Of all pictures together, most frequent first. */
  readonly palette: PaletteColour[];
  readonly images: ImageAnalysis[];
}

/** Measures texts and pictures, without object recognition. */
export interface Analyser {
  /**
   * Analyses a text: hooks, structure, rhythm and tone.
   * @throws an `AbortError` when the signal fires; the work then stops
   */
  analyse(text: string, signal?: AbortSignal): Promise<TextAnalysis>;
  /**
   * Describes pictures and writes a prompt for something like them. One picture of the user's own returns its own
   * prompt word for word; of others the prompt has what most of them share.
   * @throws ProviderError `refused` when a picture cannot be read; the signal's reason
   */
  describe(pictures: readonly ReferencePicture[], signal?: AbortSignal): Promise<ImagesDescribed>;
  /** Extracts the colours of a logo, without its background. @throws when the bytes are not an image sharp can read */
  logoColours(logo: Uint8Array): Promise<LogoColours>;
  /** Writes a prompt for another text of the same form; `{topic}` is to be filled in. */
  writingPrompt(analysis: TextAnalysis): string;
  /** Stops the worker; pending texts are rejected. */
  close(): Promise<void>;
}
