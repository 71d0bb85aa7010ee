/** What a tool's panel is told of the answer above it. */
export interface PanelProps {
  readonly output: Readonly<Record<string, unknown>>;
  readonly input: Readonly<Record<string, unknown>>;
  /** Place of the item that is looked at, in the answer's first list. */
  readonly chosen: number;
}
