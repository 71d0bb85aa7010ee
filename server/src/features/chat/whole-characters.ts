const NUL = /\0/g;
const FIRST_HALF_LAST = /[\uD800-\uDBFF]$/;
const LONE_HALF = /\p{Surrogate}/gu;

/**
 * Makes pieces of a text fit to be kept and told as they come: without NUL, which PostgreSQL keeps in no text, and
 * without halves of characters. A first half at a piece's end waits for the other one in the next.
 */
export function wholeCharacters(): (piece: string) => string {
  let waiting = '';
  return (piece) => {
    const text = (waiting + piece).replace(NUL, '');
    waiting = FIRST_HALF_LAST.exec(text)?.[0] ?? '';
    return text.slice(0, text.length - waiting.length).replace(LONE_HALF, '\uFFFD');
  };
}
