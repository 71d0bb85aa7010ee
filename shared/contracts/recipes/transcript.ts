/** What was ordered to be written down: everything needed to listen again. */
export interface TranscriptRecipe {
  /** The file's own name, or the address's last part: for people. */
  readonly name: string;
  readonly audioUrl: string | null;
  readonly uploadId: string | null;
  /** BCP 47; null leaves it to the maker. */
  readonly language: string | null;
  /** Length of the recording in seconds, measured before it was priced. */
  readonly seconds: number;
}

/** What was heard: the text, and when each part of it was said, in seconds. */
export interface TranscriptOutput {
  readonly text: string;
  readonly segments: readonly { readonly start: number; readonly end: number; readonly text: string }[];
  /** BCP 47; null where the maker does not tell. */
  readonly language: string | null;
  /** Heard by the built-in engine, which mishears often. */
  readonly draft: boolean;
}
