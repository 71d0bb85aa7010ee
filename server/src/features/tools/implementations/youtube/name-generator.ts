import type { Slots } from '@flint/engines/english/fill';
import { isCount, isTelling } from '@flint/engines/english/telling';
import { capital, isMass, isPlural, titleCase } from '@flint/engines/english/words';
import type { Kit, Voice } from '@flint/engines/spec/copy-kit';
import { nameGenerator as definition } from '@flint/shared/tools/youtube/name-generator';
import { writingTool } from '../../implementation';

type Way = keyof typeof TEMPLATES;

/**
 * `{word}`: any word; `{thing}`: a word that can precede another; `{matter}`: an uncountable noun or a plural; `{one}`:
 * a countable noun; `{own}`: the subject itself, when it is short enough.
 */
const TEMPLATES = {
  plain: [
    '{Own}',
    'Plain {Word}',
    'Simply {Word}',
    'All Things {Word}',
    'Everyday {Word}',
    '{Matter} in Practice',
    '{Matter} Made Plain',
  ],
  place: [
    'The {Thing} Corner',
    'The {Thing} Room',
    '{Thing} House',
    'The {Thing} Table',
    '{Thing} Yard',
    'The {Thing} Bench',
  ],
  person: [
    '{Person} on {Matter}',
    '{Matter} with {Person}',
    'Ask {Person}',
    '{Person}’s {Word}',
    '{Person} and {Word}',
    'Just {Person}',
  ],
  joined: ['{Pair}', '{Solo}wise', '{Solo}craft', '{Solo}folk', '{Solo}path'],
  phrase: [
    'Notes on {Matter}',
    'More {Word}, Please',
    'Mostly {Word}',
    'Back to {Matter}',
    'Hello, {Word}',
    'A Little {Thing}',
    'One More {One}',
  ],
} as const;
const WHY = {
  plain: [
    'Says what the channel is about before anybody has seen a video.',
    'Nothing to explain: whoever looks for this knows that it is here.',
  ],
  place: [
    'Somewhere to come back to, with the subject in its name.',
    'Sounds like a room with people in it, which suits a channel that answers its comments.',
  ],
  person: ['Your own name carries it, whatever you film next.', 'Says who speaks first, and what about second.'],
  joined: [
    'One word, short and spoken as it is spelled.',
    'Two familiar words made one: easy to remember, and less likely to be taken.',
  ],
  phrase: [
    'Sounds like somebody talking, and leaves room to grow.',
    'A phrase people can say at the start of a sentence, and you at the start of a video.',
  ],
} as const satisfies Readonly<Record<keyof typeof TEMPLATES, readonly string[]>>;
const WAYS = Object.keys(TEMPLATES) as Way[];
const SMALL = /^(?:a|an|and|or|the|of|for|in|on|at|to|with|how|why|what|about|my|our|your|from|by)$/i;
const HANDLE_MAX = 30;

const wordsOf = (text: string) => (text.match(/[\p{L}\p{N}'’-]+/gu) ?? []).filter((word) => !SMALL.test(word));

/** Adjectives of novelty or rank, which do not describe the subject. */
const PASSING = /^(?:new|newest|best|great|own|first|last)\s/i;
/** Where a subject can be cut and still name something: before "in", "by", "for" and the like. */
const ENDS = /\s(?=(?:in|on|at|by|with|without|from|for|of|about|into)\s)/i;

/** The subject as a name, cut at a preposition when too long; empty when nothing fits. */
function ownNameOf({ brief: { topic } }: Voice, longest: number): string {
  if (!topic || topic.shape === 'clause' || topic.shape === 'event') return '';
  const pieces = (topic.shape === 'one' ? topic.bare : topic.kind).replace(PASSING, '').split(ENDS);
  const names = pieces.map((_, at) => pieces.slice(0, pieces.length - at).join(' '));
  const named = names.find((name) => name.length <= longest && name.includes(' ') && !name.split(' ').some(isCount));
  return named ? titleCase(capital(named)) : '';
}

/** Material for names: the user's favourite words, the subject in two words, then its nouns. */
function stockOf(kit: Kit, { brief: { topic: about } }: Voice, topic: string, words: readonly string[]): string[] {
  const [subject = topic] = (about?.bare ?? topic).split(/\s(?:for|without)\s/i);
  const phrases = kit
    .phrases(subject)
    .map((phrase) => phrase.replace(PASSING, ''))
    .filter((phrase) => phrase.split(' ').length <= 3 && !phrase.split(' ').every((word) => !isTelling(word)));
  const heads = phrases.flatMap((phrase) => phrase.split(' ').slice(-1)).filter(isTelling);
  const own = [...phrases, ...heads.filter((head) => !isPlural(head)), ...heads];
  const stock = [...words, ...(own.length > 0 ? own : wordsOf(subject))];
  const usable = stock.filter((word) => /[\p{L}\p{N}]/u.test(word) && word.length <= 24);
  return [...new Map(usable.map((word) => [word.toLowerCase(), word])).values()];
}

/** Fills only the slots a word fits, instead of the whole subject. */
function slotsOf(word: string): Slots {
  const last = word.split(' ').at(-1) ?? word;
  const isMatter = isMass(last) || isPlural(last) || !/^[a-z]+$/i.test(last) || /.ing$/.test(last);
  const name = titleCase(capital(word));
  const isOne = !isMatter && /^\p{Ll}/u.test(last);
  return { word: name, matter: isMatter ? name : '', thing: isPlural(last) ? '' : name, one: isOne ? name : '' };
}

/** The handle of a name, without the characters that handles may not have. */
function handleOf(name: string): string {
  const run = name.split(/\s+/).map(capital).join('');
  const signs = run.replace(/&/g, 'And').replace(/[^\p{L}\p{M}\p{N}_.-]/gu, '');
  const trimmed = Array.from(signs).slice(0, HANDLE_MAX).join('');
  const ended = trimmed.replace(/^[_.-]+|[_.-]+$/g, '');
  return Array.from(ended).length >= 3 ? ended : `The${ended}Channel`;
}

/** A compound of two short words; undefined when it would be hard to read. */
function joined(one: string, other: string): string | undefined {
  const isPlain = (word: string) => /^\p{L}{2,8}$/u.test(word);
  const same = one.at(-1)?.toLowerCase() === other.charAt(0).toLowerCase();
  return isPlain(one) && isPlain(other) && !same ? capital(one.toLowerCase() + other.toLowerCase()) : undefined;
}

export const nameGenerator = writingTool({
  definition,
  guide: `You name channels for people who will say the name at the start of every video for years. A name can be said aloud, spelled after one hearing, and still fits when the subject widens. No digits, no odd spellings, no "TV", "Official", "HD" or "Hub", no names of known channels, brands or people. Use "words" where they fit and "person" only in names of the kind person; never a word of "avoid". No two names share their first word. At most "longest" characters. With a kind other than "any", all are of that kind. The handle is the name without spaces and signs; you do not know whether it is free, so never say that it is. "why" says what the name does, not that it is catchy or memorable.`,
  write({ topic, words, person, way, longest, avoid, count }, kit) {
    const voice = kit.about({ topic });
    const own = ownNameOf(voice, longest);
    const stock = stockOf(kit, voice, topic, words);
    const [main = topic, ...rest] = stock.length > 0 ? stock : [topic];
    const lead = [main, ...rest].slice(0, 5);
    const pairs = lead.flatMap((one) => lead.flatMap((other) => (one === other ? [] : (joined(one, other) ?? []))));
    const solos = lead.filter((word) => /^[a-z]{3,8}$/i.test(word) && !isPlural(word));
    const banned = avoid.map((word) => word.toLowerCase()).filter(Boolean);
    const taken = new Set<string>();
    const fits = (name: string) => {
      const key = name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
      const isBanned = banned.some((word) => name.toLowerCase().includes(word));
      if (isBanned || taken.has(key) || Array.from(name).length > longest) return false;
      taken.add(key);
      return true;
    };
    const first = kit.random.int(0, WAYS.length - 1);
    const ways = way === 'any' ? [...WAYS.slice(first), ...WAYS.slice(0, first)] : [way];
    const dealt = ways.map((kind) => {
      const some = lead.flatMap((word, at) =>
        voice.deal(TEMPLATES[kind], at === 0 ? 6 : 3, {
          ...slotsOf(word),
          own,
          ...(person && { person }),
          ...(solos[at] && { solo: capital(solos[at].toLowerCase()) }),
          ...(pairs[at] && { pair: pairs[at] }),
        }),
      );
      return { kind, names: some.filter(fits) };
    });
    // Round-robin over the kinds, so that few names still come from several kinds.
    const names = Array.from({ length: count }, (_, round) =>
      dealt.flatMap(({ kind, names: some }) => {
        const name = some[round];
        const why = WHY[kind][round % 2] ?? WHY[kind][0];
        return name === undefined ? [] : [{ name, handle: handleOf(name), way: kind, why }];
      }),
    ).flat();
    const short = Array.from(titleCase(capital(main)))
      .slice(0, 44)
      .join('')
      .trim();
    const last = {
      name: `Plain ${short}`,
      handle: handleOf(`Plain ${short}`),
      way: 'plain' as const,
      why: WHY.plain[0],
    };
    return { names: (names.length > 0 ? names : [last]).slice(0, count) };
  },
});
