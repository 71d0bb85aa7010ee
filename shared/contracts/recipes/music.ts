/** Resolved parameters of a piece. Null values are left to the provider. */
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
  /** Whether stems and notes are exported as separate files. */
  readonly stems: boolean;
  readonly midi: boolean;
}

/** The composition and its loudness: LUFS and dBTP (ITU-R BS.1770). */
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
