/**
 * A text as searches read it: without case, accents and the difference between full and half width. Prompts are
 * stored in it, and what somebody looks for is brought into it, so that both sides always agree.
 */
export function searchText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[\s\p{C}]+/gu, ' ')
    .trim();
}
