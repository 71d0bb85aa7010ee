import { searchText } from '../runs/search-text';

/** Characters of a message that searches read, before and after folding: PostgreSQL keeps at most 1 MB of words for one. */
const INDEXED_MAX = 60_000;
/** Writing without spaces between words: each character counts as one. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
const WORDS = /[\p{L}\p{N}]+/gu;
const PARTS = new RegExp(`${UNSPACED.source}|(?:(?!${UNSPACED.source})[\\p{L}\\p{N}])+`, 'gu');

/** The words of a text, each as the parts that are searched: one, or its characters where no spaces are written. */
function wordsIn(text: string): string[][] {
  return (searchText(text).match(WORDS) ?? []).map((word) => word.match(PARTS) ?? []);
}

/** A text as PostgreSQL's text search is to read it: folded as everywhere here, words alone, with spaces between. */
export function indexText(text: string): string {
  return wordsIn(text.slice(0, INDEXED_MAX)).flat().join(' ').slice(0, INDEXED_MAX);
}

/** What somebody looks for as a `tsquery`: every word, the last one as far as it is typed. Undefined for no words. */
export function wordsQuery(text: string): string | undefined {
  const words = wordsIn(text);
  if (words.length === 0) return undefined;
  return words
    .map((parts, at) => {
      const phrase = parts.map((part) => `'${part}'`);
      if (at === words.length - 1) phrase.push(`${phrase.pop()}:*`);
      return `(${phrase.join(' <-> ')})`;
    })
    .join(' & ');
}
