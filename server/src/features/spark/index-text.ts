import { searchText } from '@flint/shared/contracts/search-text';

/** Maximum indexed characters of a message, before and after folding: PostgreSQL stores at most 1 MB in a tsvector. */
const INDEXED_MAX = 60_000;
/** Scripts without spaces between words: each character counts as a word. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
const WORDS = /[\p{L}\p{N}]+/gu;
const PARTS = new RegExp(`${UNSPACED.source}|(?:(?!${UNSPACED.source})[\\p{L}\\p{N}])+`, 'gu');

/** The words of a text, each as its search tokens: the word, or its characters in scripts without spaces. */
function wordsIn(text: string): string[][] {
  return (searchText(text).match(WORDS) ?? []).map((word) => word.match(PARTS) ?? []);
}

/** Index text for PostgreSQL's text search: folded words, separated by spaces. */
export function indexText(text: string): string {
  return wordsIn(text.slice(0, INDEXED_MAX)).flat().join(' ').slice(0, INDEXED_MAX);
}

/** A user's search as `tsquery`: every word, the last one as a prefix. Undefined without words. */
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
