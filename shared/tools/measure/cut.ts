import { splitGraphemes } from '../../contracts/graphemes';
import { measure } from './measure';
import type { TextUnit } from './units';
import { urlsIn } from './urls';

export interface CutOptions {
  /** Suffix for a truncated text, such as `…`; counted too. None by default. */
  readonly mark?: string;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/**
 * Truncates a text to a limit: at a word boundary where one fits, else at a grapheme boundary. A URL is kept whole or
 * dropped. Trailing white space is removed. Never longer than the limit: empty where not even the mark fits.
 * @param limit in the unit
 */
export function cut(text: string, limit: number, unit: TextUnit, { mark = '' }: CutOptions = {}): string {
  const fits = (part: string) => measure(part, unit) <= limit;
  if (fits(text)) return text;
  const cutAt = (at: number) => text.slice(0, at).trimEnd() + mark;
  const signs = signEnds(text);
  const at = longest(wordEnds(text, signs), (end) => fits(cutAt(end))) || longest(signs, (end) => fits(cutAt(end)));
  if (at > 0) return cutAt(at);
  return fits(mark) ? mark : '';
}

/** Grapheme boundaries where a text may be cut: not within a URL. */
function signEnds(text: string): number[] {
  const urls = urlsIn(text);
  const ends: number[] = [];
  let at = 0;
  for (const sign of splitGraphemes(text)) {
    at += sign.length;
    if (!urls.some(({ start, end }) => at > start && at < end)) ends.push(at);
  }
  return ends;
}

/** Those boundaries that are also word boundaries (Unicode UAX #29). */
function wordEnds(text: string, signs: readonly number[]): number[] {
  const ends = new Set(Array.from(segmenter.segment(text), ({ index, segment }) => index + segment.length));
  return signs.filter((end) => ends.has(end));
}

/**
 * The last boundary that fits, by binary search; 0 without one. Lengths are monotonic with one exception: the remainder
 * of a cut may read as a new URL, so the result is verified and moved back if needed.
 */
function longest(ends: readonly number[], fits: (end: number) => boolean): number {
  let low = 0;
  let high = ends.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (fits(ends[middle] ?? 0)) low = middle + 1;
    else high = middle;
  }
  while (low > 0 && !fits(ends[low - 1] ?? 0)) low -= 1;
  return ends[low - 1] ?? 0;
}
