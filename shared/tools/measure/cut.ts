import { graphemes } from './graphemes';
import { measure } from './measure';
import type { TextUnit } from './units';
import { urlsIn } from './urls';

export interface CutOptions {
  /** What stands for the part that went, such as `…`; counted too. Nothing by default. */
  readonly mark?: string;
}

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/**
 * A text, or as much of its start as a limit takes. It ends with a whole word where one fits, else with a whole sign;
 * a web address stays whole or goes. White space before the cut goes too. Never longer than the limit: nothing is left
 * where not even the mark fits.
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

/** Where a text may be cut between signs: not within a web address. */
function signEnds(text: string): number[] {
  const urls = urlsIn(text);
  const ends: number[] = [];
  let at = 0;
  for (const sign of graphemes(text)) {
    at += sign.length;
    if (!urls.some(({ start, end }) => at > start && at < end)) ends.push(at);
  }
  return ends;
}

/** Those of the ends that also end a word, as dictionaries of the language part them (Unicode UAX #29). */
function wordEnds(text: string, signs: readonly number[]): number[] {
  const ends = new Set(Array.from(segmenter.segment(text), ({ index, segment }) => index + segment.length));
  return signs.filter((end) => ends.has(end));
}

/**
 * The last end that fits, 0 without one. Lengths grow with the text but for one case: what a cut leaves may read as an
 * address that it was not before, so what was found is tried once more and given up from behind.
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
