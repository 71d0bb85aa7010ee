/** Thrown for a file that no trusted manifest lists. */
export class UntrustedFile extends Error {
  override name = 'UntrustedFile';
  constructor(url: string) {
    super(`${url} is not part of a known release, so it was not loaded.`);
  }
}

/**
 * A hash that browsers check. They load a file unchecked whose hash is of another algorithm, such as SHA-1, or of the
 * wrong length.
 */
const CHECKED = /^(?:sha256-[\w+/]{43}=|sha384-[\w+/]{64}|sha512-[\w+/]{86}==)$/;

/** Whether browsers refuse a file that differs from this hash. */
export const isChecked = (hash: string): boolean => CHECKED.test(hash);

/**
 * Allow list for subresource integrity: the hashes of all files that may be loaded, from manifests whose own hash was
 * verified.
 */
export class Hashes {
  readonly #byUrl = new Map<string, string>();
  /** Folders of remotes under development, whose files change with every save and carry no hash. */
  readonly #unsealed = new Set<string>();

  /** Adds a verified manifest's files: names relative to the manifest, and their hashes. Files with a hash that browsers ignore stay refused. */
  learn(manifestUrl: string, files: Record<string, string>): void {
    for (const [file, hash] of Object.entries(files))
      if (isChecked(hash)) this.#byUrl.set(new URL(file, manifestUrl).href, hash);
  }

  /** Allows all files beside a manifest without a hash: those of a development server. */
  unseal(manifestUrl: string): void {
    this.#unsealed.add(new URL('.', manifestUrl).href);
  }

  /**
   * The hash that a file must have; undefined only for files under development.
   * @throws UntrustedFile when the file is not listed: loading fails closed.
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
