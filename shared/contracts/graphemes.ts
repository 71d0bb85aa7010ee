const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** More than any grapheme has in UTF-16 units, but those made to break programs. */
const LONGEST = 64;
/** In ASCII only a carriage return and the line feed after it are one grapheme. */
const JOINED = /[^\0-\x7f]|\r/;

/** The letters of a text as people count them (Unicode UAX #29): a family, or a letter with its marks, is one. */
export function splitGraphemes(text: string): string[] {
  if (!JOINED.test(text)) return text.split('');
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/**
 * The beginning of a text, of at most so many UTF-16 units, which ends between letters as people count them: never
 * within an emoji, nor between a letter and its marks.
 */
export function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  const { index } = segmenter.segment(text.slice(0, max + LONGEST)).containing(max) ?? { index: max };
  return text.slice(0, index);
}
