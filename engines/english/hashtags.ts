import type { Brief } from '../spec/copy-brief';
import { nounPhrases, tag } from './tagger';
import { isCount, isOccasion, isTelling } from './telling';
import { capital, isPlural } from './words';

const NO_TAG = new Set(
  'a an the my our your of for in on at and or to with by from who that this these where when which we i you is are out per'.split(
    ' ',
  ),
);
/** Adjectives of praise in front of a noun: left out of hashtags, because readers do not search for them. */
const PRAISE = /^(?:new|newest|best|great|amazing|only|very|own)$/i;

const words = (text: string) =>
  text
    .replace(/[’']s\b/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/**
 * CamelCase hashtag of a phrase: "cold brew coffee" → "#ColdBrewCoffee"; "#" alone where it holds only times or
 * numbers.
 */
export function tagOf(phrase: string): string {
  const said = words(phrase).filter((word) => !NO_TAG.has(word.toLowerCase()));
  const from = said.findIndex((word) => !PRAISE.test(word));
  const told = said.slice(Math.max(0, from));
  return told.every(isCount) ? '#' : `#${told.map(capital).join('')}`;
}

/** Shorter phrases of a name that mean something alone: without its adjective, and its last word. */
function partsOf(phrase: string): string[] {
  const said = tag(phrase).filter(({ text }) => /^[\p{L}\p{N}]/u.test(text) && !NO_TAG.has(text.toLowerCase()));
  const texts = said.map(({ text }) => text);
  const named = texts.slice(0, texts.findLastIndex((text) => !isOccasion(text)) + 1);
  const inner = said[0]?.tag === 'ADJ' && named.length > 2 ? named.slice(1).join(' ') : '';
  const whole = named.length < texts.length ? named.join(' ') : '';
  const last = named.at(-1) ?? '';
  return [whole, inner, isTelling(last) ? last : ''].filter((part) => part.length > 3);
}

/** Whether a phrase is specific enough for a hashtag: several words, or one noun that names a subject. */
const isNaming = (phrase: string) => phrase.trim().includes(' ') || isTelling(phrase.trim());

/** The audience in the words it would be searched by: "couples who hate posing" → couples. */
export const readersIn = (audience: string): string => {
  const [readers = ''] = audience.split(/ who | that | over | under | in | with /);
  return isNaming(readers) ? readers : '';
};

const LINKS =
  /\s(?:out of|into|without|after|before|where|when|while|because|who|that|in|at|on|near|by|for|from|with|about|we|of|to)\s+(?:(?:a|an|the|my|our)\s+)?/i;

/** Hashtags made of the brief's own words, most exact first, without duplicates. */
export function tagsOf({ topic, audience, keyphrases }: Brief): string[] {
  const [first = '', ...places] = topic?.bare.split(LINKS) ?? [];
  const isGeneral = topic?.shape === 'matter' || topic?.shape === 'things';
  const own = (isGeneral && topic.kind.split(LINKS)[0]) || first;
  const telling = keyphrases.filter((phrase) => phrase.includes(' ') || /^\p{Lu}/u.test(phrase));
  // An activity is found by its objects: "repotting a fiddle leaf fig" by the fig.
  const parts = topic?.shape === 'activity' ? nounPhrases(own) : partsOf(own);
  const isBareVerb = topic?.shape === 'activity' && !own.includes(' ');
  const phrases = [
    ...(isBareVerb || !isNaming(own) ? [] : [own]),
    ...places,
    ...parts,
    readersIn(audience ?? ''),
    ...telling,
  ];
  const seen = new Set<string>();
  return phrases.flatMap((phrase) => {
    const made = tagOf(phrase);
    const key = isPlural(made) ? made.replace(/(?:ie)?s$/, '').toLowerCase() : made.replace(/y$/, '').toLowerCase();
    if (made.length < 4 || made.length > 32 || seen.has(key)) return [];
    seen.add(key);
    return [made];
  });
}
