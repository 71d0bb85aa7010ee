import { deal, one, type Slots } from '../../english/fill';
import type { Random } from '../../english/random';
import { listed, sentence } from '../../english/words';
import type { Brief, Platform, Topic } from '../../spec/copy-brief';
import type { Voice } from '../../spec/copy-kit';

/** Copy as Markdown, or an answer in which there is nothing to use, and which costs nothing. */
export type Written = string | { readonly useless: string };

/** Writes one form of copy; the text is Markdown. */
export type Write = (voice: Voice) => string;

/** Writes one form of copy, where that is possible. */
export type TryWrite = (voice: Voice) => Written;

/** Question for the text to work on. */
export const NO_TEXT: Written = { useless: 'Which text? Paste it below your request, and I will work on it.' };

const WATCHED: ReadonlySet<Platform | undefined> = new Set<Platform>(['youtube', 'tiktok', 'instagram']);
const HEARD: ReadonlySet<Platform | undefined> = new Set<Platform>(['podcast']);

const THINGS: ReadonlySet<Topic['shape']> = new Set<Topic['shape']>(['one', 'things', 'matter']);

/** Placeholder values of a topic for each grammatical position. */
function topicSlots(topic: Topic): Slots {
  const { shape, full, kind, bare, plural, kindPlural } = topic;
  const isThing = THINGS.has(shape);
  const isNoun = isThing || shape === 'event' || shape === 'name';
  return {
    about: full,
    yours: full.replace(/^(?:my|our)\b/i, 'your').replace(/ (?:my|our) /g, ' your '),
    s: plural ? '' : 's',
    is: plural ? 'are' : 'is',
    kinds: kindPlural ? '' : 's',
    kindis: kindPlural ? 'are' : 'is',
    ...(isNoun && { topic: full, bare }),
    ...(shape !== 'clause' && { kind }),
    ...(isThing && { thing: kind, thingit: kindPlural ? 'them' : 'it' }),
    // A name gets no pronoun, because it may be a person's.
    ...((isThing || shape === 'event') && { it: plural ? 'them' : 'it' }),
    ...((shape === 'one' || shape === 'things') && { object: full }),
    ...(isThing && (/^(?:my|our)\b/i.test(full) ? { mine: full } : { common: kind })),
    ...(shape === 'one' && { one: bare }),
    ...(shape === 'matter' && { matter: kind }),
    ...(shape === 'event' && { event: full }),
    ...(shape === 'name' && { name: kind }),
    ...(shape === 'activity' && { doing: kind }),
    ...(shape === 'clause' && { clause: full }),
  };
}

function slotsOf({ topic, audience, details, keyphrases, platform }: Brief, random: Random): Slots {
  const [detail, ...others] = details.filter((each) => !/[!?]/.test(each));
  const telling = keyphrases.filter((phrase) => phrase.includes(' '));
  const verb = WATCHED.has(platform) ? 'watch' : HEARD.has(platform) ? 'listen to' : 'read';
  return {
    verb,
    ...(audience && { audience }),
    ...(detail && { detail: sentence(random.pick([detail, ...others])) }),
    ...(telling[0] && { key: telling[0] }),
    ...(telling[1] && { other: telling[1], keys: listed(telling.slice(0, 3)) }),
    ...(topic && topicSlots(topic)),
  };
}

export function voiceOf(brief: Brief, random: Random): Voice {
  const slots = slotsOf(brief, random.fork('slots'));
  return {
    brief,
    random,
    deal: (templates, count, extra = {}) => deal(templates, { ...slots, ...extra }, random, count),
    say: (templates, extra = {}) => one(templates, { ...slots, ...extra }, random),
  };
}

/** "1. …", one a line. */
export const numbered = (items: readonly string[]) => items.map((item, at) => `${at + 1}. ${item}`).join('\n');
export const bulleted = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');
export const paragraphs = (...parts: readonly string[]) => parts.filter(Boolean).join('\n\n');

/** A note that a list is shorter than was asked for. */
export const enough = (asked: number, given: number) =>
  given < asked
    ? '_These are all I can write on this without repeating myself. More details give me more to work with._'
    : '';
