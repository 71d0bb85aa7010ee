/** What a piece was asked to be: everything needed to play it again. What is null was left to the maker. */
export interface MusicRecipe {
  readonly prompt: string;
  /** Seconds. */
  readonly duration: number;
  readonly genre: string | null;
  readonly mood: string | null;
  /** Beats a minute. */
  readonly tempo: number | null;
  /** Such as `A minor`. */
  readonly key: string | null;
  readonly seed: number;
  readonly format: string;
  /** Whether the parts, and the notes, are wanted as files of their own. */
  readonly stems: boolean;
  readonly midi: boolean;
}

/** What was composed, and how loud it is: LUFS and dBTP (ITU-R BS.1770). */
export interface MusicOutput {
  readonly plan: {
    readonly genre: string;
    readonly mood: string;
    readonly tempo: number;
    readonly key: string;
    readonly sections: readonly { readonly name: string; readonly start: number; readonly end: number }[];
  } | null;
  readonly loudness: number | null;
  readonly truePeak: number | null;
}
