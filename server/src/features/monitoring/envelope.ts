/** Longest first line: an id, a DSN, a time and the trace. */
const HEADER_MAX = 16_384;

/** A report as it arrived: its first line says where it goes, the rest is not looked into. */
export class Envelope {
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  bytes(): Uint8Array {
    return this.#bytes;
  }

  /** The DSN of its first line; undefined where that is not readable or names none. */
  dsn(): string | undefined {
    const end = this.#bytes.subarray(0, HEADER_MAX).indexOf(0x0a);
    if (end < 0) return undefined;
    try {
      const header: unknown = JSON.parse(new TextDecoder().decode(this.#bytes.subarray(0, end)));
      const { dsn } = (header ?? {}) as Record<string, unknown>;
      return typeof dsn === 'string' ? dsn : undefined;
    } catch {
      return undefined;
    }
  }
}
