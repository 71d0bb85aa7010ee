/** A version of a part, as its CHANGELOG tells it. */
export interface Edition {
  readonly part: string;
  readonly version: string;
  /** ISO 8601; null for the first versions. */
  readonly day: string | null;
  /** Sentences, in Markdown. */
  readonly changes: readonly string[];
}

export function readChanges(root: string): Edition[];
