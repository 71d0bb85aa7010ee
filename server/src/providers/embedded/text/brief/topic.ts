import { type TaggedWord, tag } from '../english/tagger';
import { uncapital } from '../english/uncapital';
import { gerundOf, isCounted, isMass, isPlural, pluralOf } from '../english/words';
import type { Topic } from './brief';

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
/** Nouns of things that happen once: said of them in general, they would be others. */
const EVENTS =
  /^(?:launch|opening|release|sale|event|anniversary|giveaway|festival|collab|collaboration|drop|premiere|exhibition|show|birthday|wedding|tour|update|conference|announcement|rebrand|competition|contest|transformation|run)$/i;
/** After an -ing word, these make a compound: "running shoes". */
const COMPOUND =
  /^(?:shoes?|tips?|class(?:es)?|tricks?|routines?|ideas?|tools?|gear|recipes?|lessons?|guides?|hacks?|habits?|services?|salons?|studios?|shops?|schools?|clubs?|strateg(?:y|ies)|courses?|apps?|board|pool|stone|rooms?)$/i;

/** After an -ing word, what is done or where: "running a studio" is no kind of studio. */
const OPENS_OBJECT = /^(?:a|an|the|my|your|our|to|in|with|on|from|at|by|through)$/;

const join = (words: readonly TaggedWord[]) =>
  words.reduce((text, { text: word, spaced }, at) => text + (at > 0 && spaced ? ' ' : '') + word, '');

const isAnd = ({ text }: TaggedWord) => /^(?:and|&)$/i.test(text);

/** A verb phrase as a thing: "how to bake bread" → "baking bread"; undefined when it is none. */
function activityIn(text: string): string | undefined {
  const verb = /^(?:how (?:to|you can|we|i)|ways to|learning how to|to)\s+(\p{L}+)(.*)$/iu.exec(text);
  if (verb?.[1]) return gerundOf(verb[1]) + (verb[2] ?? '');
  const [first = '', second = ''] = text.split(/\s+/);
  if (
    !/^\p{L}{3,}ing$/u.test(first) ||
    isCounted(first) ||
    second === '' ||
    (!OPENS_OBJECT.test(second) && COMPOUND.test(text.split(/\s+/).at(-1) ?? ''))
  ) {
    return undefined;
  }
  const closed = OPENS_OBJECT.test(second) || /^\p{Lu}/u.test(second);
  return closed || tag(text)[0]?.tag === 'VERB' ? text : undefined;
}

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
  const trimmed = uncapital(
    phrase
      .trim()
      .replace(/^["“'‘]+|["”'’.,;:!?\s]+$/g, '')
      .replace(CARRIER, '')
      .split(/\s+/)
      .slice(0, MAX_WORDS)
      .join(' ')
      .replace(/\s+(?:in|on|at|of|for|the|a|an|and|to|with)$/i, ''),
  );
  if (!/\p{L}{2}/u.test(trimmed)) return undefined;
  const activity = activityIn(trimmed);
  if (activity)
    return { shape: 'activity', full: activity, kind: activity, bare: activity, plural: false, kindPlural: false };
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
  const full = withArticle(determiner, bare, plural, counted && owned < 0);
  const one = { full, bare, plural } as const;

  if (EVENTS.test(head)) return { ...one, shape: 'event', kind: full, kindPlural: plural };
  const contained = CONTAINERS.test(head) ? containedIn(words) : undefined;
  const core = withoutPassing(contained ?? (of > 0 ? front : front));
  const last = core.at(-1);
  const kind = join(core);
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

function withoutPassing(words: readonly TaggedWord[]): TaggedWord[] {
  const from = words.findIndex(({ text }) => !PASSING.test(text) && !DETERMINER.test(`${text} `));
  return from > 0 ? words.slice(from) : [...words];
}

/** A counted thing needs an article where its writer left it out. */
function withArticle(determiner: string, bare: string, plural: boolean, counted: boolean): string {
  if (/^(?:a|an|some|any|)$/.test(determiner)) return counted && !plural ? `the ${bare}` : bare;
  return `${determiner} ${bare}`;
}
