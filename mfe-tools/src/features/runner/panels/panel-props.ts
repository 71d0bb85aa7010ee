/** What a tool's panel is told of the answer above it. */
export interface PanelProps {
  readonly output: Readonly<Record<string, unknown>>;
  readonly input: Readonly<Record<string, unknown>>;
  /** Place of the item that is looked at, in the answer's first list. */
  readonly chosen: number;
}

/** What stands below the pictures a tool made, and beside its example. */
export interface PicturePanelProps {
  /** Names what is kept of it. */
  readonly id: string;
  /** The picture's address; none in an example. */
  readonly url?: string | undefined;
  readonly input: Readonly<Record<string, unknown>>;
}
