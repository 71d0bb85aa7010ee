import type { ImageAnalysis, PaletteColour, TextAnalysis } from '../analysis';
import type { PictureSource } from './picture-source';

/** What a prompt was to be read from. */
export interface PromptRecipe {
  /** Addresses of 1 to 4 pictures, or ids of uploads and own pictures; none where a text was read. */
  readonly images: readonly string[];
  /** Where each came from; unknown of older runs. */
  readonly sources?: readonly PictureSource[] | undefined;
  /** A pasted text; null where pictures were read. */
  readonly text: string | null;
}

/** What was read from pictures or a text. */
export interface FoundPrompt {
  /** Makes something in this style: of pictures a prompt for the picture generator, else one for the writer. */
  readonly prompt: string;
  /** Whether the prompt names what is shown. */
  readonly subjectKnown: boolean;
  /** Of all pictures together, the most present first. */
  readonly palette: PaletteColour[];
  readonly images: ImageAnalysis[];
  readonly text: TextAnalysis | null;
}
