const FIRST_BYTES = 4_096;
/** Bytes of a UTF-16 code unit. */
const UNIT = 2;
const ENCODING = 'utf16le';

/**
 * Append-only text buffer for thousands of small pieces a second, in one block of bytes outside of the heap. A rope of
 * strings would keep all pieces alive, to be copied by each minor garbage collection.
 */
export class GrowingText {
  #bytes = Buffer.allocUnsafeSlow(FIRST_BYTES);
  #end = 0;

  append(piece: string): void {
    const needed = this.#end + piece.length * UNIT;
    if (needed > this.#bytes.length) {
      const larger = Buffer.allocUnsafeSlow(needed * 2);
      this.#bytes.copy(larger, 0, 0, this.#end);
      this.#bytes = larger;
    }
    this.#end += this.#bytes.write(piece, this.#end, ENCODING);
  }

  clear(): void {
    this.#end = 0;
  }

  /** In UTF-16 code units, like a string's length. */
  get length(): number {
    return this.#end / UNIT;
  }

  slice(from = 0): string {
    return this.#bytes.toString(ENCODING, from * UNIT, this.#end);
  }
}
