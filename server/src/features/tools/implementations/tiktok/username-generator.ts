import { usernameGenerator as definition } from '@flint/shared/tools/tiktok/username-generator';
import { writingTool } from '../../implementation';
import { interleave } from '../craft/interleave';
import { uniqueBy } from '../craft/unique-by';

type Way = keyof typeof TEMPLATES;

/** TikTok's own limits, in characters. */
const LENGTH = { min: 2, max: 24 } as const;

/** Patterns; a space stands for a separator. `name`, `craft`: one or two words; `first`, `last`: the first of each. */
const TEMPLATES = {
  plain: ['{name}', 'its {name}', 'hey {name}', 'just {name}', '{name} here', 'hello {name}', '{first}', 'the {first}'],
  craft: [
    '{craft} daily',
    'more {craft}',
    'all {craft}',
    'slow {craft}',
    '{craft} notes',
    '{craft} time',
    'plain {craft}',
    'mostly {craft}',
    '{craft} first',
  ],
  both: [
    '{name} {craft}',
    '{craft} with {name}',
    '{name} does {craft}',
    '{craft} by {name}',
    '{first} on {craft}',
    '{first} and {craft}',
    'ask {first}',
    '{name} makes',
  ],
  place: [
    '{name} {place}',
    '{name} in {place}',
    '{place} {craft}',
    '{craft} in {place}',
    '{first} from {place}',
    '{place} {first}',
  ],
  phrase: [
    'back to {craft}',
    'still {craft}',
    'this is {name}',
    'notes by {first}',
    'meet {name}',
    'oh hi {first}',
    'only {craft} here',
  ],
} as const;

const WHY: Readonly<Record<Way, readonly string[]>> = {
  plain: [
    'Your name leads, whatever you post about next.',
    'Said once, it can be found.',
    'Short, and nobody has to spell it.',
  ],
  craft: [
    'Says what the videos are about before anybody has seen one.',
    'For those who look for the subject, not for you.',
  ],
  both: ['Who and what, in the order people remember.', 'Your name stays in it when the subject grows.'],
  place: ['Tells people near you that they could come by.', 'Two of a name are told apart by where they are.'],
  phrase: ['Sounds like somebody talking.', 'A phrase people can say to a friend.'],
};

const BETWEEN = { none: '', dot: '.', line: '_' } as const;
const WAYS = Object.keys(TEMPLATES) as Way[];
const SMALL = /^(?:a|an|the|my|our|of|for|in|on|at|to|with|how|and|from)$/;

/** Normalises words for usernames: lower case letters and digits, without accents, since few type them. */
function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().replace(/&/g, ' and ').normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

export const usernameGenerator = writingTool({
  definition,
  guide: `You find usernames people can say in a loud room and type after hearing them once. Small letters only; 2 to 24 signs; no digits unless the name has them, no doubled letters where two words meet, no "official", "real", "tok" or "fyp", no names of others. Between words stands what "signs" says, or nothing. Use the words of "name", "topic" and "place"; add at most one plain word. No two begin alike. With a "way" other than "any", all are made that way; place only where one is given. Never a word of "avoid". You do not know what is free, and never say that it is. "why" says how it sounds and what it says, not that it is catchy.`,
  write({ name, topic, place, way, signs, avoid, count }, kit) {
    const own = wordsOf(name);
    const [craft = ''] = kit.phrases(topic).map((phrase) => wordsOf(phrase).slice(-2).join(' '));
    const about =
      craft ||
      wordsOf(topic)
        .filter((word) => !SMALL.test(word))
        .slice(0, 2)
        .join(' ');
    const [first = ''] = own.filter((word) => !SMALL.test(word));
    const slots = {
      ...{ name: own.join(' '), craft: about, first },
      place: wordsOf(place).slice(0, 2).join(' '),
    };
    const voice = kit.about({ topic: topic || name });
    const banned = avoid.map((word) => word.toLowerCase()).filter(Boolean);
    const made = (text: string) => text.split(' ').filter(Boolean).join(BETWEEN[signs]).replace(/\.+$/, '');
    const isGood = (username: string) => {
      const length = Array.from(username).length;
      return length >= LENGTH.min && length <= LENGTH.max && !banned.some((word) => username.includes(word));
    };
    const turn = kit.random.int(0, WAYS.length - 1);
    const ways = way === 'any' ? [...new Set<Way>(['plain', ...WAYS.slice(turn), ...WAYS.slice(0, turn)])] : [way];
    const dealt = ways.map((each) => {
      const whys = voice.deal(WHY[each], WHY[each].length);
      return voice
        .deal(TEMPLATES[each], TEMPLATES[each].length, slots)
        .map(made)
        .filter(isGood)
        .sort((one, other) => Number(other === made(slots.name)) - Number(one === made(slots.name)))
        .map((username, at) => ({ username, way: each, why: whys[at % whys.length] ?? '' }));
    });
    const all = interleave(dealt, 99);
    const usernames = uniqueBy(all, ({ username }) => username);
    return { usernames: usernames.length > 0 ? usernames.slice(0, count) : [lastOf(own)] };
  },
});

/** Fallback when no pattern fits: the truncated name, or a placeholder. */
const lastOf = (words: readonly string[]) => {
  const short = Array.from(words.join('')).slice(0, LENGTH.max).join('');
  return short.length >= LENGTH.min
    ? { username: short, way: 'plain' as const, why: 'As much of your name as TikTok takes.' }
    : {
        username: 'hello.there',
        way: 'phrase' as const,
        why: 'Your form has no letters yet that a username could be made of.',
      };
};
