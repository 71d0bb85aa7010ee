import type { ImageAnalysis, PaletteColour, TextAnalysis } from '../analysis';
import type { PictureSource } from './picture-source';

/** Resolved parameters of a prompt read from pictures or a text. */
export interface PromptRecipe {
  /** URLs of 1 to 4 pictures, or ids of uploads and library pictures; empty for a text. */
  readonly images: readonly string[];
  /** The origin of each; unknown for older runs. */
  readonly sources?: readonly PictureSource[] | undefined;
  /** The pasted text; null for pictures. */
  readonly text: string | null;
}

/** The result of reading pictures or a text. */
export interface FoundPrompt {
  /** A prompt for this style: for pictures one for the picture generator, else one for the writer. */
  readonly prompt: string;
  /** Whether the prompt names a subject. */
  readonly subjectKnown: boolean;
  /** Palette of all pictures together, most frequent first. */
  readonly palette: PaletteColour[];
  readonly images: ImageAnalysis[];
  readonly text: TextAnalysis | null;
}
