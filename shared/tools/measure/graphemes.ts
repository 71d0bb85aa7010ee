const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Splits a text into grapheme clusters (Unicode UAX #29), in order. */
export function graphemes(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
