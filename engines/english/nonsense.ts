import { language } from './language';

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** Consonants in a row, in a word that is not written as a name. */
const CLUSTER = /^\p{Ll}*[^aeiouy\P{Ll}]{4}/u;
/** Several letters for one sound. */
const ONE_SOUND = /sch|[tscpg]h|ck|ng|st/g;
const VOWEL = /[aeiouyà-öø-ÿ]/iu;
const REPEATED = /(.)\1{3}/u;
/** Share of a word's neighbouring letters that are neighbours on a keyboard, from which it counts as typed at random. */
const ON_THE_ROW = 0.75;

/** Whether two letters are neighbours in a row of a keyboard. */
const adjoin = (a: string, b: string) => ROWS.some((row) => row.includes(a + b) || row.includes(b + a));

const wordsOf = (text: string) => text.match(/[\p{Script=Latin}’']+/gu) ?? [];

/** Whether the English language model lacks a word. Names and new words are lacking too. */
const isUnknown = (word: string) => language().readDoc('').isOOV(word.toLowerCase());

/** Whether a word looks typed at random: "asdkjh", "qwe". */
function isRandom(word: string): boolean {
  if (word.length < 3 || !isUnknown(word) || /^\p{Lu}{2,5}$/u.test(word)) return false;
  const letters = [...word.toLowerCase()];
  const near = letters.slice(1).filter((letter, at) => adjoin(letters[at] ?? '', letter)).length;
  const small = letters.join('');
  const isTyped = near / (letters.length - 1) >= (letters.length < 5 ? 1 : ON_THE_ROW);
  return isTyped || CLUSTER.test(word.replace(ONE_SOUND, 's')) || !VOWEL.test(small) || REPEATED.test(small);
}

/** Whether a text looks typed at random: at least half of its words do. */
export function isNonsense(text: string): boolean {
  const words = wordsOf(text).filter((word) => word.length > 2);
  return words.length > 0 && words.filter(isRandom).length * 2 >= words.length;
}

/** Whether a text has several words, all unknown and none capitalised, so that it may be a slip of the keys. */
export function isAllUnknown(text: string): boolean {
  const words = wordsOf(text);
  return words.length > 1 && words.every((word) => /^\p{Ll}/u.test(word) && isUnknown(word));
}
