import { type TaggedWord, tag } from '../../english/tagger';
import { uncapital } from '../../english/uncapital';
import { isCounted, isMass, isPlural, pluralOf } from '../../english/words';
import type { Topic } from '../../spec/copy-brief';
import { activityIn } from './activity';
import { parted } from './aside';

const MAX_WORDS = 10;
/** What tells how somebody's thing is new, not what it is. */
const PASSING =
  /^(?:new|newest|latest|upcoming|next|first|own|brand-new|recent|very|great|amazing|awesome|best|today|this|my|our|free|lost)$/i;
/** Nouns that stand for what comes after their "of", "on" or "about". */
const CONTAINERS =
  /^(?:line|range|collection|series|set|kind|type|batch|selection|world|art|importance|benefit|basic|topic|idea|book|course|webinar|workshop|class|masterclass|guide|lesson|newsletter|talk)s?$/i;
/** Media that copy is written for: their subject is the topic. */
const CARRIER =
  /^(?:(?:a|an|the|my|our|your|this|next)\s+)?(?:(?:\d+|short|new|quick|thirty|youtube|instagram|tiktok|linkedin|facebook|blog|podcast|social media)[\s-]+|(?:seconds?|minutes?|min|sec)[\s-]+)*(?:videos?|reels?|shorts?|vlogs?|podcasts?|episodes?|photos?|pictures?|posts?|articles?|channels?|pages?|ads?|adverts?|commercials?|carousels?|stor(?:y|ies)|thumbnails?)\s+(?:about|of|on|for|showing|featuring|with|where)\s+/i;
const DETERMINER = /^(?:a|an|the|my|our|your|his|her|their|its|this|that|these|those|some|any)\b\s*/i;
const PREPOSITIONS =
  /^(?:in|on|at|from|by|with|without|to|under|over|near|for|between|during|after|before|about|into|as|vs|versus|we|i|you|they|he|she|who|that|which)$/i;
/** Of "a morning in my shop" there are no others in general. */
const TIMES = /^(?:morning|afternoon|evening|night|day|week|weekend|month|year)$/i;
/** Opens what somebody says they feel: the topic is what comes after it. */
const FELT = /^(?:i|we) (?:(?:really|just|still) )*(?:love|like|hate|miss|need|want) (?!to\b)/i;
/** Counted with what they measure: "5 minute workouts" are no minute workouts. */
const MEASURES = /^(?:second|minute|hour|day|week|month|year|step|ingredient|euro|dollar|pound)s?$/i;
/** What narrows down a kind of thing, where it comes behind it; what ends that. */
const NARROWS = /^(?:in|on|at|from|by|with|without|under|over|near|between|during|after|before|about|for)$/i;
const CLOSES = /^(?:as|vs|versus|we|i|you|they|he|she|who|that|which|to)$/i;
const TAIL_MAX = 6;
/** Nouns of things that happen once: said of them in general, they would be others. */
const EVENTS =
  /^(?:launch|opening|release|sale|event|anniversary|giveaway|festival|collab|collaboration|drop|premiere|exhibition|show|birthday|wedding|tour|update|conference|announcement|rebrand|competition|contest|transformation|run)$/i;
const join = (words: readonly TaggedWord[]) =>
  words.reduce((text, { text: word, spaced }, at) => text + (at > 0 && spaced ? ' ' : '') + word, '');

const isAnd = ({ text }: TaggedWord) => /^(?:and|&)$/i.test(text);

/** Whether every word of any size has a large first letter. */
function isName(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => !/^(?:of|the|and|&|de|da|von|by|in|at)$/i.test(word));
  return (
    words.length > 0 && words.length <= 5 && words.every((word) => /^[\p{Lu}\d]/u.test(word)) && /\p{L}{2}/u.test(text)
  );
}

/**
 * A phrase of the message as a topic.
 * @param phrase as written, without the words around it
 */
export function topicOf(phrase: string): Topic | undefined {
  const written = phrase
    .trim()
    .replace(/^["“'‘]+|["”'’.,;:!?\s]+$/g, '')
    .replace(CARRIER, '')
    .replace(FELT, '');
  const trimmed = uncapital(
    parted(written)
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
  // What is somebody's own is, in general, none of what stands where theirs does.
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

/** "my book on stoicism" → "stoicism". */
function containedIn(words: readonly TaggedWord[]): TaggedWord[] | undefined {
  const at = words.findIndex(({ text }) => /^(?:of|on|about)$/i.test(text));
  const rest = at > 0 ? words.slice(at + 1) : [];
  const end = rest.findIndex(({ text }, index) => index > 0 && PREPOSITIONS.test(text));
  return rest.length === 0 ? undefined : rest.slice(0, end > 0 ? end : rest.length);
}

/** What narrows a kind down: "in small flats", "for podcasting". Who it is for does not. */
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

/** A counted thing needs an article where its writer left it out. */
function withArticle(determiner: string, bare: string, plural: boolean, counted: boolean): string {
  if (/^(?:a|an|some|any|)$/.test(determiner)) return counted && !plural ? `the ${bare}` : bare;
  return `${determiner} ${bare}`;
}
