import type { Brief } from '../brief/brief';
import { capital, isPlural } from '../english/words';

const NO_TAG = new Set([
  'a',
  'an',
  'the',
  'my',
  'our',
  'your',
  'of',
  'for',
  'in',
  'on',
  'at',
  'and',
  'to',
  'with',
  'by',
  'from',
  'who',
  'that',
]);

const words = (text: string) =>
  text
    .replace(/[’']s\b/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** A phrase as one tag: "cold brew coffee" → "#ColdBrewCoffee". */
export const tagOf = (phrase: string) =>
  `#${words(phrase)
    .filter((word) => !NO_TAG.has(word.toLowerCase()))
    .map(capital)
    .join('')}`;

/** Parts of a name that say something alone: its last two words and its last. */
function partsOf(phrase: string): string[] {
  const parts = words(phrase).filter((word) => !NO_TAG.has(word.toLowerCase()));
  return [parts.slice(-2).join(' '), ...parts.slice(-1)].filter((part) => part.length > 3);
}

const LINKS =
  /\s(?:out of|into|without|after|before|in|at|on|near|by|for|from|with|about|we|of|to)\s+(?:(?:a|an|the|my|our)\s+)?/i;

/** Tags made of the brief's own words, most exact first, each once. */
export function tagsOf({ topic, audience, keyphrases }: Brief): string[] {
  const [readers = ''] = (audience ?? '').split(/ who | that | over | under | in | with /);
  const [first = '', ...places] = topic?.bare.split(LINKS) ?? [];
  const isGeneral = topic?.shape === 'matter' || topic?.shape === 'things';
  const own = (isGeneral && topic.kind.split(LINKS)[0]) || first;
  const telling = keyphrases.filter((phrase) => phrase.includes(' ') || /^\p{Lu}/u.test(phrase));
  const phrases = [own, ...places, ...partsOf(own), readers, ...telling];
  const seen = new Set<string>();
  return phrases.flatMap((phrase) => {
    const tag = tagOf(phrase);
    const key = isPlural(tag) ? tag.replace(/(?:ie)?s$/, '').toLowerCase() : tag.replace(/y$/, '').toLowerCase();
    if (tag.length < 4 || tag.length > 32 || seen.has(key)) return [];
    seen.add(key);
    return [tag];
  });
}
