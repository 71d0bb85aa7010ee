import { tagOf, tagsOf } from '@flint/engines/english/hashtags';
import { isTelling } from '@flint/engines/english/telling';
import { isMass } from '@flint/engines/english/words';
import type { Brief } from '@flint/engines/spec/copy-brief';

/** Maximum length: longer ones are not typed. */
const LENGTH_MAX = 32;
/** Prepositions that would make a joined topic unreadable. */
const LINK = /\s(?:in|on|at|by|with|without|from|of|about|into)\s/i;

/** Hashtags by reach. */
export interface Hashtags {
  readonly broad: string[];
  readonly middle: string[];
  readonly narrow: string[];
}

/** A phrase as a hashtag; undefined when it has no usable characters. */
export function asHashtag(phrase: string): string | undefined {
  const tag = tagOf(phrase);
  return /\p{L}/u.test(tag) && tag.length <= LENGTH_MAX ? tag : undefined;
}

/** The user's own hashtag, normalised: with its sign, without invalid characters. */
export function asOwnHashtag(text: string): string | undefined {
  const name = text.replace(/[^\p{L}\p{M}\p{N}_]/gu, '');
  return /\p{L}/u.test(name) ? `#${name}` : undefined;
}

/**
 * Hashtags from the user's own words: single nouns have the broadest reach, phrases less, phrases with a place or an
 * audience the least.
 * @param phrases noun phrases of the whole form
 */
export function hashtagsFrom(brief: Brief, phrases: readonly string[], place = ''): Hashtags {
  const short = shortOf(brief, phrases);
  const words = [short, ...phrases].flatMap((phrase) => phrase.split(' '));
  const ends = phrases.map((phrase) => phrase.split(' ').at(-1) ?? '');
  const others = ends.filter((noun) => noun.length > 3 && isTelling(noun));
  const fields = words.filter((word) => isMass(word) && isTelling(word) && !/ing$/.test(word));
  const tags = (some: readonly string[]) => some.flatMap((phrase) => asHashtag(phrase) ?? []);
  const behind = (word: string) => (asHashtag(short) ? tags([`${short} ${word}`]) : []);
  const seen = new Set<string>();
  const fresh = (some: readonly string[]) =>
    some.filter((tag) => {
      const key = tag.toLowerCase().replace(/(?:ie)?s$/, '');
      if (tag.length < 4 || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
  const named = brief.topic?.shape === 'clause' ? [] : tagsOf(brief);
  const known = named.filter((tag) => tag.slice(1).match(/\p{Lu}/gu)?.length !== 1);
  const exact = phrases.filter((phrase) => phrase.includes(' '));
  return {
    broad: fresh(tags([...fields, ...others])),
    middle: fresh([...tags([short]), ...known, ...behind('Community')]),
    narrow: fresh([
      ...tags(place ? [`${place} ${short}`, place] : []),
      ...tags(exact),
      ...whole(brief.topic?.bare ?? ''),
      ...behind('Tips'),
      ...behind('Ideas'),
    ]),
  };
}

/** A topic in the few words of a community's name: without verb, launch or time. */
function shortOf({ topic }: Brief, phrases: readonly string[]): string {
  const [kind = ''] = (topic?.kind ?? '').split(/\s(?:for|in|at|on|by|with|without|of|and|where)\s/);
  const isThing = topic?.shape !== 'activity' && topic?.shape !== 'clause' && topic?.shape !== 'event';
  const named = isThing ? kind : (phrases.find((phrase) => isTelling(phrase.split(' ').at(-1) ?? '')) ?? kind);
  return named.split(' ').length > 3 ? named.split(' ').slice(-2).join(' ') : named;
}

/** Topic and audience as one hashtag: "#WheelThrowingForBeginners". */
function whole(topic: string): string[] {
  const parts = topic.split(/ for /i);
  const tags = parts.map((part) => tagOf(part).slice(1));
  const tag = `#${tags.join('For')}`;
  const isOne = tags.every((each) => /\p{L}/u.test(each)) && !parts.some((part) => LINK.test(part));
  return isOne && tag.length <= LENGTH_MAX ? [tag] : [];
}
