const SMALL = new Set('a an the and or of for in on at to with how what is are my your our'.split(' '));
const WORDS_MAX = 6;

/** URL slug: lower case words with hyphens; empty when there are none. */
export function slugOf(text: string): string {
  const words =
    text
      .toLowerCase()
      .normalize('NFC')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = words.filter((word) => !SMALL.has(word));
  return (telling.length > 1 ? telling : words).slice(0, WORDS_MAX).join('-').slice(0, 80).replace(/-$/, '');
}
