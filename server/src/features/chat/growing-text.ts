const FIRST_BYTES = 4_096;
/** UTF-16 takes two bytes a unit. */
const UNIT = 2;
const ENCODING = 'utf16le';

/**
 * A text that grows by small pieces, thousands of them a second. It lies in one block of bytes outside of the heap: as a
 * chain of strings, all its pieces would live on, and be copied by each collection of young objects.
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

  /** In UTF-16 units, as strings count. */
  get length(): number {
    return this.#end / UNIT;
  }

  slice(from = 0): string {
    return this.#bytes.toString(ENCODING, from * UNIT, this.#end);
  }
}
