/** Whether a text contains each of the words, in any order and any case. */
export function hasWords(text: string, words: string): boolean {
  const among = text.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => among.includes(word));
}
