/** A version of a part of Flint, as its CHANGELOG tells it. */
interface Edition {
  /** The shell or a remote, by its folder. */
  readonly part: string;
  readonly version: string;
  /** ISO 8601; null for the first versions. */
  readonly day: string | null;
  /** Sentences, in Markdown. */
  readonly changes: readonly string[];
}

/** Written by the bundler, from the CHANGELOGs of the shell and the remotes (scripts/lib/changes). */
declare const __EDITIONS__: readonly Edition[];

/** Contents of /changelog, newest first: as they were when this remote was built. */
export const EDITIONS: readonly Edition[] = __EDITIONS__;
