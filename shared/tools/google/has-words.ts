import { searchText } from '../../contracts/search-text';

/** Whether a text contains every word of a search, in any order; true for an empty search. */
export function hasWords(text: string, search: string): boolean {
  const there = searchText(text);
  return searchText(search)
    .split(' ')
    .every((word) => there.includes(word));
}
