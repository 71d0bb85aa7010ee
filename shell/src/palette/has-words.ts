import { searchText } from '@flint/shared/contracts/search-text';

/** Whether a text contains each of the words, in any order and any case. */
export function hasWords(text: string, words: string): boolean {
  const among = searchText(text);
  return searchText(words)
    .split(' ')
    .every((word) => among.includes(word));
}
