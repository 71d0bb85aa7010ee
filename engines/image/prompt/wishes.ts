import { kindsOf } from './kinds';
import type { Brief } from './read-prompt';
import type { Placement } from './relations';
import type { PromptObject } from './things';

/** Whether the prompt asks for any of these words. */
export const wants = (brief: Brief, ...words: readonly string[]): boolean =>
  words.some((word) => brief.words.has(word));

/** Whether the prompt negates any of these words or their hypernyms: "no animals" negates birds. */
export const denies = (brief: Brief, ...words: readonly string[]): boolean =>
  words.some((word) => brief.absent.has(word) || kindsOf(word).some((kind) => brief.absent.has(kind)));

/** Number of a thing to paint: the requested one (at most `most`), else `usual`. */
export function countOf(brief: Brief, words: readonly string[], usual: number, most = 12): number {
  if (denies(brief, ...words)) return 0;
  for (const word of words) {
    const count = brief.counts.get(word);
    if (count) return Math.min(count, most);
  }
  return usual;
}

/** The colour given to one of these nouns, else undefined. */
export function colourOf(brief: Brief, ...nouns: readonly string[]): string | undefined {
  return brief.colours.find((colour) => colour.nouns.some((noun) => nouns.includes(noun)))?.hex;
}

/** The first thing of the prompt that is, or is a kind of, one of these nouns. */
export const thingOf = (brief: Brief, ...nouns: readonly string[]): PromptObject | undefined =>
  brief.things.find(({ noun, kinds }) => [noun, ...kinds].some((name) => nouns.includes(name)));

/** Spatial relation of the first of these things to another ("on", "behind", …), where the prompt states it. */
export function placementOf(brief: Brief, things: readonly string[], others: readonly string[]): Placement | undefined {
  const isOneOf = (noun: string, names: readonly string[]) =>
    [noun, ...kindsOf(noun)].some((name) => names.includes(name));
  return brief.relations.find(({ thing, other }) => isOneOf(thing, things) && isOneOf(other, others))?.placement;
}
