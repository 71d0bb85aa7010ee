/** Whether a text has every word of a search, in any order; of no search it has all. */
export function hasWords(text: string, search: string): boolean {
  const there = text.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => there.includes(word));
}
