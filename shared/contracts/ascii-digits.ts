const DIGIT = /\p{Nd}/u;
/** Those of other scripts. */
const DIGITS = /(?![0-9])\p{Nd}/gu;

/**
 * Writes the digits of all scripts as 0 to 9: `٤٢` and `४२` are 42. Unicode has those of a script in a row, from zero.
 */
export function asciiDigits(text: string): string {
  return text.replace(DIGITS, (digit) => {
    const point = digit.codePointAt(0) ?? 0;
    let before = 0;
    while (DIGIT.test(String.fromCodePoint(point - before - 1))) before += 1;
    return String(before % 10);
  });
}
