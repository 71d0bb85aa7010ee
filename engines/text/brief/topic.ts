import { type TaggedWord, tag } from '../../english/tagger';
import { uncapital } from '../../english/uncapital';
import { isCounted, isMass, isPlural, pluralOf } from '../../english/words';
import type { Topic } from '../../spec/copy-brief';
import { activityIn } from './activity';
import { splitTopic } from './aside';

const MAX_WORDS = 10;
/** Adjectives of novelty, which are left out of the topic in general. */
const PASSING =
  /^(?:new|newest|latest|upcoming|next|first|own|brand-new|recent|very|great|amazing|awesome|best|today|this|my|our|free|lost)$/i;
/** Container nouns: the topic comes after their "of", "on" or "about". */
const CONTAINERS =
  /^(?:line|range|collection|series|set|kind|type|batch|selection|world|art|importance|benefit|basic|topic|idea|book|course|webinar|workshop|class|masterclass|guide|lesson|newsletter|talk)s?$/i;
/** Media that copy is written for: their subject is the topic. */
const CARRIER =
  /^(?:(?:a|an|the|my|our|your|this|next)\s+)?(?:(?:\d+|short|new|quick|thirty|youtube|instagram|tiktok|linkedin|facebook|blog|podcast|social media)[\s-]+|(?:seconds?|minutes?|min|sec)[\s-]+)*(?:videos?|reels?|shorts?|vlogs?|podcasts?|episodes?|photos?|pictures?|posts?|articles?|channels?|pages?|ads?|adverts?|commercials?|carousels?|stor(?:y|ies)|thumbnails?)\s+(?:about|of|on|for|showing|featuring|with|where)\s+/i;
const DETERMINER = /^(?:a|an|the|my|our|your|his|her|their|its|this|that|these|those|some|any)\b\s*/i;
const PREPOSITIONS =
  /^(?:in|on|at|from|by|with|without|to|under|over|near|for|between|during|after|before|about|into|as|vs|versus|we|i|you|they|he|she|who|that|which)$/i;
/** Times, which are not generalised: "a morning in my shop". */
const TIMES = /^(?:morning|afternoon|evening|night|day|week|weekend|month|year)$/i;
/** Opening that states a feeling: the topic comes after it. */
const FELT = /^(?:i|we) (?:(?:really|just|still) )*(?:love|like|hate|miss|need|want) (?!to\b)/i;
/** Units, which keep their number: "5 minute workouts" are no minute workouts. */
const MEASURES = /^(?:second|minute|hour|day|week|month|year|step|ingredient|euro|dollar|pound)s?$/i;
/** Prepositions of a phrase that narrows the topic, and words that end it. */
const NARROWS = /^(?:in|on|at|from|by|with|without|under|over|near|between|during|after|before|about|for)$/i;
const CLOSES = /^(?:as|vs|versus|we|i|you|they|he|she|who|that|which|to)$/i;
const TAIL_MAX = 6;
/** Nouns of unique events, which are not generalised. */
const EVENTS =
  /^(?:launch|opening|release|sale|event|anniversary|giveaway|festival|collab|collaboration|drop|premiere|exhibition|show|birthday|wedding|tour|update|conference|announcement|rebrand|competition|contest|transformation|run)$/i;
const join = (words: readonly TaggedWord[]) =>
  words.reduce((text, { text: word, spaced }, at) => text + (at > 0 && spaced ? ' ' : '') + word, '');

const isAnd = ({ text }: TaggedWord) => /^(?:and|&)$/i.test(text);

/** Whether every long word is capitalised. */
function isName(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => !/^(?:of|the|and|&|de|da|von|by|in|at)$/i.test(word));
  return (
    words.length > 0 && words.length <= 5 && words.every((word) => /^[\p{Lu}\d]/u.test(word)) && /\p{L}{2}/u.test(text)
  );
}

/**
 * Parses a phrase of the message as a topic.
 * @param phrase as written, without the words around it
 */
export function topicOf(phrase: string): Topic | undefined {
  const written = phrase
    .trim()
    .replace(/^["“'‘]+|["”'’.,;:!?\s]+$/g, '')
    .replace(CARRIER, '')
    .replace(FELT, '');
  const trimmed = uncapital(
    splitTopic(written)
      .topic.replace(/[.,;:!?\s]+$/, '')
      .split(/\s+/)
      .slice(0, MAX_WORDS)
      .join(' ')
      .replace(/\s+(?:in|on|at|of|for|the|a|an|and|to|with)$/i, ''),
  );
  if (!/\p{L}{2}/u.test(trimmed)) return undefined;
  const activity = activityIn(trimmed);
  if (activity) {
    const { full, general } = activity;
    return { shape: 'activity', full, kind: general, bare: general, plural: false, kindPlural: false };
  }
  if (/^(?:why|what|when|where|how|whether)\b/i.test(trimmed)) {
    return { shape: 'clause', full: trimmed, kind: trimmed, bare: trimmed, plural: false, kindPlural: false };
  }
  const determiner = DETERMINER.exec(trimmed)?.[0].trim().toLowerCase() ?? '';
  const bare = trimmed.slice(determiner.length).trim();
  if (bare === '') return undefined;
  if (isName(bare)) return { shape: 'name', full: bare, kind: bare, bare, plural: false, kindPlural: false };
  return thing(determiner, bare);
}

function thing(determiner: string, bare: string): Topic {
  const words = tag(bare);
  const inner = words.findIndex(({ text }, at) => at > 0 && PREPOSITIONS.test(text));
  const front = inner > 0 ? words.slice(0, inner) : words;
  const of = front.findIndex(({ text }) => text.toLowerCase() === 'of');
  const head = (of > 0 ? front.slice(0, of) : front).at(-1)?.text ?? bare;
  const owned = front.findLastIndex(({ text }) => /^['’]s$/.test(text));
  const plural = isPlural(head) || front.slice(owned + 1).some(isAnd);
  const counted = !plural && (isCounted(head) || (determiner !== '' && !isMass(head)));
  if (determiner !== '' && TIMES.test(head)) {
    const time = `${determiner} ${bare}`;
    return { shape: 'event', full: time, kind: time, bare, plural, kindPlural: plural };
  }
  const isEvent = EVENTS.test(head);
  const full = withArticle(determiner, bare, plural, (counted || isEvent) && owned < 0);
  const one = { full, bare, plural } as const;

  if (isEvent) return { ...one, shape: 'event', kind: full, kindPlural: plural };
  const contained = CONTAINERS.test(head) ? containedIn(words) : undefined;
  const core = withoutPassing(contained ?? (of > 0 ? front : front));
  const last = core.at(-1);
  // A topic in general has no owner, so a place with a possessive is left out.
  const where =
    (determiner === '' || (determiner === 'the' && plural)) && inner > 0 && !contained
      ? tailOf(words.slice(inner))
      : [];
  const kind = join([...core, ...where]);
  if (contained && last) return { ...one, shape: 'matter', kind, kindPlural: isPlural(last.text) };
  if (plural) return { ...one, shape: 'things', kind, kindPlural: true };
  if (!counted || !last || of > 0 || owned >= 0 || !/^\p{L}+$/u.test(last.text)) {
    return { ...one, shape: counted ? 'event' : 'matter', kind: counted ? full : kind, kindPlural: false };
  }
  return {
    ...one,
    shape: 'one',
    kind: join([...core.slice(0, -1), { ...last, text: pluralOf(last.text) }]),
    kindPlural: true,
  };
}

/** The topic inside a container noun: "my book on stoicism" → "stoicism". */
function containedIn(words: readonly TaggedWord[]): TaggedWord[] | undefined {
  const at = words.findIndex(({ text }) => /^(?:of|on|about)$/i.test(text));
  const rest = at > 0 ? words.slice(at + 1) : [];
  const end = rest.findIndex(({ text }, index) => index > 0 && PREPOSITIONS.test(text));
  return rest.length === 0 ? undefined : rest.slice(0, end > 0 ? end : rest.length);
}

/** The phrase that narrows a topic: "in small flats", "for podcasting"; an audience does not count. */
function tailOf(words: readonly TaggedWord[]): TaggedWord[] {
  const end = words.findIndex(
    ({ text }, at) => (at > 0 && CLOSES.test(text)) || (/^for$/i.test(text) && !isDoing(words[at + 1])),
  );
  const tail = words.slice(0, end < 0 ? undefined : end);
  return tail.length > 1 && tail.length <= TAIL_MAX && NARROWS.test(tail[0]?.text ?? '') ? tail : [];
}

const isDoing = (word: TaggedWord | undefined) => /^\p{L}{2,}ing$/u.test(word?.text ?? '');

function withoutPassing(words: readonly TaggedWord[]): TaggedWord[] {
  const from = words.findIndex(
    ({ text, tag: part }, at) =>
      !PASSING.test(text) &&
      !DETERMINER.test(`${text} `) &&
      (part !== 'NUM' || MEASURES.test(words[at + 1]?.text ?? '') || !isPlural(words.at(-1)?.text ?? '')),
  );
  return from > 0 ? words.slice(from) : [...words];
}

/** Adds the article of a countable noun where the message left it out. */
function withArticle(determiner: string, bare: string, plural: boolean, counted: boolean): string {
  if (/^(?:a|an|some|any|)$/.test(determiner)) return counted && !plural ? `the ${bare}` : bare;
  return `${determiner} ${bare}`;
}
