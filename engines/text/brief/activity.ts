import { type TaggedWord, tag } from '../../english/tagger';
import { articleFor, gerundOf, isCounted, isMass, isPlural } from '../../english/words';

/** Nouns that form a compound with an -ing word: "running shoes". */
const COMPOUND =
  /^(?:shoes?|tips?|class(?:es)?|tricks?|routines?|ideas?|tools?|gear|recipes?|lessons?|guides?|hacks?|habits?|services?|salons?|studios?|shops?|schools?|clubs?|strateg(?:y|ies)|courses?|apps?|board|pool|stone|rooms?)$/i;
/** Words after an -ing word that start its object or place: "running a studio" is no compound. */
const OPENS_OBJECT = /^(?:a|an|the|my|your|our|to|in|with|on|from|at|by|through)$/;
/** Stative verbs, which are no activity. */
const STATES =
  /^(?:be|love|like|hate|think|believe|know|want|need|have|miss|wish|hope|feel|mean|prefer|seem|own|agree|guess)$/;
/** In title case, only a text that begins with one of these verbs is no name. */
const ASKED_OF_READERS =
  /^(?:learn|make|bake|build|grow|start|save|stop|quit|write|draw|paint|visit|get|lose|cook|clean|fix|find|choose|create|sew|knit|repot|speak|teach|plan|train|use|turn|become|keep|sell|buy)$/;
const OWN = /^(?:my|our)$/i;

/** An activity in the first person and in general: "paying off my loan", "paying off a loan". */
interface Activity {
  readonly full: string;
  readonly general: string;
}

const joined = (words: readonly TaggedWord[]) =>
  words.reduce((text, { text: word, spaced }) => text + (spaced ? ' ' : '') + word, '');

/** Generalises possessives: "my loan" → "a loan", "my parents" → "parents". */
function withoutOwner(words: readonly TaggedWord[]): TaggedWord[] {
  return words.flatMap((word, at) => {
    if (!OWN.test(word.text)) return [word];
    const rest = words.slice(at + 1);
    const end = rest.findIndex(({ tag: part }) => part !== 'ADJ' && part !== 'NOUN' && part !== 'PROPN');
    const [first, head] = [rest[0], rest.slice(0, end < 0 ? undefined : end).at(-1)];
    if (!first || !head) return [word];
    return isPlural(head.text) || isMass(head.text) ? [] : [{ ...word, text: articleFor(first.text) }];
  });
}

/** The activity of a clause, by its verb and object: "I paid off my loan", "bake bread". */
function done(words: readonly TaggedWord[]): Activity | undefined {
  const [verb, next] = words;
  const isGoingOn = verb?.base === 'be' && next && /^\p{L}{2,}ing$/u.test(next.text);
  const [from, ing] = isGoingOn ? [2, next.text] : [1, gerundOf(verb?.base ?? '')];
  if (!verb || words.length === from || (!isGoingOn && STATES.test(verb.base))) return undefined;
  const rest = words.slice(from);
  return { full: ing + joined(rest), general: ing + joined(withoutOwner(rest)) };
}

const isVerb = (word: TaggedWord | undefined) => word?.tag === 'VERB' || word?.tag === 'AUX';

/** Whether a text is an imperative: "plan a wedding", "learn Spanish". */
function isCommand(words: readonly TaggedWord[]): boolean {
  const [first, second] = words;
  if (!first || !second || !/^\p{L}{2,}$/u.test(first.text) || /(?:ing|ed)$/.test(first.text)) return false;
  const isNameLike = words.every(({ text }) => !/^\p{Ll}/u.test(text));
  if (isNameLike && !ASKED_OF_READERS.test(first.text.toLowerCase())) return false;
  if (/^of$/i.test(second.text)) return false;
  if (first.tag === 'VERB') return first.text.toLowerCase() === first.base;
  const takesObject = second.tag === 'DET' || /^(?:my|your|our)$/i.test(second.text);
  return /^(?:PROPN|NOUN|ADJ)$/.test(first.tag) && takesObject && !isPlural(first.text);
}

/** Verb phrase to gerund: "how to bake bread" → "baking bread"; undefined when it is none. */
export function activityIn(text: string): Activity | undefined {
  const asked = /^(?:how (?:to|you can)|ways to|learning how to|to)\s+(\p{L}+)(.*)$/iu.exec(text);
  if (asked?.[1]) {
    const full = gerundOf(asked[1]) + (asked[2] ?? '');
    return { full, general: full };
  }
  const words = tag(text.replace(/^(?:how|the (?:day|year|time)|when)\s+(?=(?:i|we)\s)/i, ''));
  if (/^(?:i|we)$/i.test(words[0]?.text ?? '') && isVerb(words[1])) return done(words.slice(1));
  if (isCommand(words)) return done(words);
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
  return closed || words[0]?.tag === 'VERB' ? { full: text, general: text } : undefined;
}
