import { kindsOf } from './kinds';
import type { Brief } from './read-prompt';
import type { Placement } from './relations';
import type { Thing } from './things';

/** Whether the prompt asks for any of these words. */
export const wants = (brief: Brief, ...words: readonly string[]): boolean =>
  words.some((word) => brief.words.has(word));

/** Whether the prompt denies any of these words, or what they are a kind of: "no animals" denies birds. */
export const denies = (brief: Brief, ...words: readonly string[]): boolean =>
  words.some((word) => brief.absent.has(word) || kindsOf(word).some((kind) => brief.absent.has(kind)));

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

/** The first thing of the prompt that is one of these nouns, or a kind of one. */
export const thingOf = (brief: Brief, ...nouns: readonly string[]): Thing | undefined =>
  brief.things.find(({ noun, kinds }) => [noun, ...kinds].some((name) => nouns.includes(name)));

/** How the first of these things is placed to another ("on", "behind", …), where the prompt says so. */
export function placementOf(brief: Brief, things: readonly string[], others: readonly string[]): Placement | undefined {
  const isOneOf = (noun: string, names: readonly string[]) =>
    [noun, ...kindsOf(noun)].some((name) => names.includes(name));
  return brief.relations.find(({ thing, other }) => isOneOf(thing, things) && isOneOf(other, others))?.placement;
}
