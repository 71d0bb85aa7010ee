import type { Brief } from '../../../../providers/embedded/text/brief/brief';
import { isMass } from '../../../../providers/embedded/text/english/words';
import { tagOf, tagsOf } from '../../../../providers/embedded/text/forms/tags';

/** Longer ones nobody types. */
const LENGTH_MAX = 32;
/** Nouns that say nothing of a field. */
const PLAIN =
  /^(?:class|course|workshop|shop|store|studio|business|beginner|people|post|thing|seat|day|week|month|year|side|part|way|start|one|other|home)(?:e?s)?$/i;

/** Hashtags by how many people their words gather. */
export interface Hashtags {
  readonly broad: string[];
  readonly middle: string[];
  readonly narrow: string[];
}

/** A phrase as a hashtag; undefined where nothing of it can be one. */
export function asHashtag(phrase: string): string | undefined {
  const tag = tagOf(phrase);
  return /\p{L}/u.test(tag) && tag.length <= LENGTH_MAX ? tag : undefined;
}

/** A hashtag that its owner writes already: as it is, with its sign and without what none may have. */
export function asOwnHashtag(text: string): string | undefined {
  const name = text.replace(/[^\p{L}\p{M}\p{N}_]/gu, '');
  return /\p{L}/u.test(name) ? `#${name}` : undefined;
}

/**
 * Hashtags of the reader's own words: single nouns gather the most, phrases fewer, phrases with a place or with those
 * they are for the fewest.
 * @param phrases noun phrases of all that was written
 */
export function hashtagsFrom(brief: Brief, phrases: readonly string[], place = ''): Hashtags {
  const kind = (brief.topic?.kind ?? '').split(/\s(?:for|in|at|on|with|of|and)\s/)[0] ?? '';
  const short = kind.split(' ').slice(-2).join(' ');
  const words = [kind, ...phrases].flatMap((phrase) => phrase.split(' '));
  const ends = phrases.map((phrase) => phrase.split(' ').at(-1) ?? '');
  const others = ends.filter((noun) => noun.length > 3 && !PLAIN.test(noun));
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
  const known = tagsOf(brief).filter((tag) => tag.slice(1).match(/\p{Lu}/gu)?.length !== 1);
  const exact = phrases.filter((phrase) => phrase.includes(' '));
  return {
    broad: fresh(tags([...words.filter(isMass), ...others])),
    middle: fresh([...tags([kind, short]), ...known, ...behind('Community')]),
    narrow: fresh([
      ...tags(place ? [`${place} ${short}`, place] : []),
      ...tags(exact),
      ...whole(brief.topic?.bare ?? ''),
      ...behind('Tips'),
      ...behind('Ideas'),
    ]),
  };
}

/** All that a topic says as one hashtag: "#WheelThrowingForBeginners". */
function whole(topic: string): string[] {
  const tag = `#${topic
    .split(/ for /i)
    .map((part) => tagOf(part).slice(1))
    .join('For')}`;
  return tag.length <= LENGTH_MAX && /\p{L}/u.test(tag) ? [tag] : [];
}
