/** A file that no trusted manifest names. */
export class UntrustedFile extends Error {
  override name = 'UntrustedFile';
  constructor(url: string) {
    super(`${url} is not part of a known release, so it was not loaded.`);
  }
}

/** The hashes of all files that may be loaded, learned from manifests whose own hash was right. */
export class Hashes {
  readonly #byUrl = new Map<string, string>();
  /** Folders of remotes under development, whose files change with every save. */
  readonly #unsealed = new Set<string>();

  /** Takes over a manifest's list: file names relative to the manifest, and their hashes. */
  learn(manifestUrl: string, files: Record<string, string>): void {
    for (const [file, hash] of Object.entries(files)) this.#byUrl.set(new URL(file, manifestUrl).href, hash);
  }

  /** Lets everything beside a manifest pass without a hash: a development server's files. */
  unseal(manifestUrl: string): void {
    this.#unsealed.add(new URL('.', manifestUrl).href);
  }

  /**
   * The hash a file must have; undefined only for files under development.
   * @throws UntrustedFile when there is none: loading fails closed.
   */
  of(url: string): string | undefined {
    const { origin, pathname } = new URL(url);
    const file = origin + pathname;
    const hash = this.#byUrl.get(file);
    if (hash === undefined && ![...this.#unsealed].some((folder) => file.startsWith(folder)))
      throw new UntrustedFile(url);
    return hash;
  }
}
