/** A row of the command palette: a place to go to. */
export interface PaletteEntry {
  /** Unique within its group. */
  readonly id: string;
  readonly title: string;
  /** What it is or where it is from, after the title. */
  readonly note?: string;
  /** Path of one of this app's pages, with its query. */
  readonly href: string;
  /** URL of a thumbnail. */
  readonly picture?: string;
}

/** Rows under one heading. */
export interface PaletteGroup {
  readonly title: string;
  readonly entries: readonly PaletteEntry[];
}

export interface PaletteSearch {
  /** Aborts when other words are searched for. */
  readonly signal: AbortSignal;
}

/** What a remote adds to the command palette. */
export interface PaletteSource {
  /**
   * Finds rows for the typed words; for none, those of use without a search. Called for signed-in users alone.
   * @throws ApiError when its call fails: the palette then shows the other sources' rows
   */
  find(words: string, search: PaletteSearch): Promise<readonly PaletteGroup[]>;
}
