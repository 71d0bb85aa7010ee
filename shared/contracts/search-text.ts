/**
 * Normalises a text for search: without case, accents and the difference between full and half width. Both stored
 * prompts and search terms are normalised by it, so that they match.
 */
export function searchText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim();
}
