/** How long a row is left out, in milliseconds. */
const FOR_MS = 60_000;

/** Rows that failed unexpectedly in a sweep of batches: left out for a while, so that they do not stand before the rest. */
export class SetAside {
  readonly #until = new Map<string, number>();

  add(id: string): void {
    this.#until.set(id, performance.now() + FOR_MS);
  }

  /** The ids of those to leave out now. */
  ids(): string[] {
    const now = performance.now();
    for (const [id, until] of this.#until) if (until <= now) this.#until.delete(id);
    return [...this.#until.keys()];
  }
}
