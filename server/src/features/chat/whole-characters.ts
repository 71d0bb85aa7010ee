const NUL = /\0/g;
const FIRST_HALF_LAST = /[\uD800-\uDBFF]$/;
const LONE_HALF = /\p{Surrogate}/gu;

/**
 * Cleans pieces of a streamed text: drops U+0000, which PostgreSQL cannot store, and replaces lone surrogates. A high
 * surrogate at the end of a piece waits for the next one.
 */
export function wholeCharacters(): (piece: string) => string {
  let waiting = '';
  return (piece) => {
    const text = (waiting + piece).replace(NUL, '');
    waiting = FIRST_HALF_LAST.exec(text)?.[0] ?? '';
    return text.slice(0, text.length - waiting.length).replace(LONE_HALF, '\uFFFD');
  };
}
