/** Resolved parameters of a transcript. */
export interface TranscriptRecipe {
  /** The file's own name, or the last part of its URL, for display. */
  readonly name: string;
  readonly audioUrl: string | null;
  readonly uploadId: string | null;
  /** BCP 47; null leaves it to the provider. */
  readonly language: string | null;
  /** Duration of the recording in seconds, measured before pricing. */
  readonly seconds: number;
}

/** The transcript: the text, and the times of its parts in seconds. */
export interface TranscriptOutput {
  readonly text: string;
  readonly segments: readonly { readonly start: number; readonly end: number; readonly text: string }[];
  /** BCP 47; null where the provider does not report it. */
  readonly language: string | null;
  /** Present where the provider gives no times: the lines are placed by the pauses of the sound. */
  readonly placed?: boolean;
  /** Whether the built-in engine transcribed, which makes many mistakes. */
  readonly draft: boolean;
}
