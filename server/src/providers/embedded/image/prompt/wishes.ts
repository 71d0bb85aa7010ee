import type { Brief } from './read-prompt';

/** Whether the prompt asks for any of these words. */
export const wants = (brief: Brief, ...words: readonly string[]): boolean =>
  words.some((word) => brief.words.has(word));

/** Whether the prompt denies any of these words. */
export const denies = (brief: Brief, ...words: readonly string[]): boolean =>
  words.some((word) => brief.absent.has(word));

/** How many of a thing to paint: the number asked for (at most `most`), else `usual`. */
export function countOf(brief: Brief, words: readonly string[], usual: number, most = 12): number {
  if (denies(brief, ...words)) return 0;
  for (const word of words) {
    const count = brief.counts.get(word);
    if (count) return Math.min(count, most);
  }
  return usual;
}

/** The colour said of one of these nouns, else undefined. */
export function colourOf(brief: Brief, ...nouns: readonly string[]): string | undefined {
  return brief.colours.find((colour) => colour.nouns.some((noun) => nouns.includes(noun)))?.hex;
}
