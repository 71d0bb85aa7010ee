import type { Brief } from '../spec/copy-brief';
import { nounPhrases, tag } from './tagger';
import { isCount, isOccasion, isTelling } from './telling';
import { capital, isPlural } from './words';

const NO_TAG = new Set(
  'a an the my our your of for in on at and or to with by from who that this these where when which we i you is are out per'.split(
    ' ',
  ),
);
/** In front of a thing they tell what its owner thinks of it: nobody types them. */
const PRAISE = /^(?:new|newest|best|great|amazing|only|very|own)$/i;

const words = (text: string) =>
  text
    .replace(/[’']s\b/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** A phrase as one tag: "cold brew coffee" → "#ColdBrewCoffee"; "#" alone where it only tells when or how many. */
export function tagOf(phrase: string): string {
  const said = words(phrase).filter((word) => !NO_TAG.has(word.toLowerCase()));
  const from = said.findIndex((word) => !PRAISE.test(word));
  const told = said.slice(Math.max(0, from));
  return told.every(isCount) ? '#' : `#${told.map(capital).join('')}`;
}

/** Parts of a name that say something alone: without its adjective, and its last word. */
function partsOf(phrase: string): string[] {
  const said = tag(phrase).filter(({ text }) => /^[\p{L}\p{N}]/u.test(text) && !NO_TAG.has(text.toLowerCase()));
  const texts = said.map(({ text }) => text);
  const named = texts.slice(0, texts.findLastIndex((text) => !isOccasion(text)) + 1);
  const inner = said[0]?.tag === 'ADJ' && named.length > 2 ? named.slice(1).join(' ') : '';
  const whole = named.length < texts.length ? named.join(' ') : '';
  const last = named.at(-1) ?? '';
  return [whole, inner, isTelling(last) ? last : ''].filter((part) => part.length > 3);
}

/** Whether a phrase names something alone: more words do, one must tell what it is. */
const isNaming = (phrase: string) => phrase.trim().includes(' ') || isTelling(phrase.trim());

/** Those that something is for, in the words they would be found by: "couples who hate posing" are couples. */
export const readersIn = (audience: string): string => {
  const [readers = ''] = audience.split(/ who | that | over | under | in | with /);
  return isNaming(readers) ? readers : '';
};

const LINKS =
  /\s(?:out of|into|without|after|before|where|when|while|because|who|that|in|at|on|near|by|for|from|with|about|we|of|to)\s+(?:(?:a|an|the|my|our)\s+)?/i;

/** Tags made of the brief's own words, most exact first, each once. */
export function tagsOf({ topic, audience, keyphrases }: Brief): string[] {
  const [first = '', ...places] = topic?.bare.split(LINKS) ?? [];
  const isGeneral = topic?.shape === 'matter' || topic?.shape === 'things';
  const own = (isGeneral && topic.kind.split(LINKS)[0]) || first;
  const telling = keyphrases.filter((phrase) => phrase.includes(' ') || /^\p{Lu}/u.test(phrase));
  // What is done is looked for by what it is done to: "repotting a fiddle leaf fig" by the fig.
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
