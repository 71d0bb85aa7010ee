/** Whether a text contains every word of a search, in any order; true for an empty search. */
export function hasWords(text: string, search: string): boolean {
  const there = text.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => there.includes(word));
}
