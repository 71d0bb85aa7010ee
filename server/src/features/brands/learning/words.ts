import type { RuleQuote } from '@flint/shared/contracts/brand-rules';
import { type Change, type Changes, changesOf } from './changes';
import { shortened } from './contractions';
import type { Finding, ReadEdit } from './lesson';
import { quoteOf, quoteWords } from './quote';
import type { Read, Token } from './read-text';
import { CALENDAR, FUNCTION_WORDS, STOCK } from './stock';

/** Longer changes are rewritten sentences, not word choices. */
const RUN_MAX = 4;

/** Removed words that are no stock phrase: a lesson only when repeated. */
export interface TakenOut {
  readonly words: string;
  readonly quote: RuleQuote;
}

/** Lessons about words from one edit. */
export interface WordFindings {
  readonly findings: readonly Finding[];
  readonly takenOut: readonly TakenOut[];
}

/** Habits: preferred words, avoided words, and the spelling of names. */
export function wordFindings(edit: ReadEdit): WordFindings {
  const changes = changesOf(edit);
  if (!changes) return { findings: [], takenOut: [] };
  const findings: Finding[] = [...stockTakenOut(edit, changes), ...spelledNames(edit, changes)];
  const takenOut: TakenOut[] = [];
  for (const change of changes.all) {
    const { before, after } = sidesOf(edit, change);
    const quote = quoteChange(edit, change);
    const habit = contraction(before, after, quote);
    if (habit) findings.push(habit);
    else if (isReplacement(edit, before, after)) findings.push(replacement(before, after, quote));
    else if (after.length === 0 && isTelling(edit, before)) takenOut.push({ words: keysOf(before), quote });
  }
  return { findings, takenOut };
}

const ARTICLE = /^(?:an?|the)$/;
const withoutArticle = (words: readonly Token[]) => (ARTICLE.test(words[0]?.key ?? '') ? words.slice(1) : words);

const isStock = ({ text }: Token) => STOCK.some((phrase) => phrase.exec(text)?.[0] === text);
/** A stock phrase beside other words is a lesson of its own. */
const withoutStock = (words: readonly Token[]) => {
  const others = words.filter((word) => !isStock(word));
  return others.length > 0 ? others : words;
};

/**
 * Both sides of a change, without shared context. "A very old rose" and "an old rose" differ by a word, not by the
 * article.
 */
function sidesOf({ wrote, kept }: ReadEdit, change: Change) {
  return {
    before: withoutStock(withoutArticle(wrote.words.slice(...change.wrote))),
    after: withoutArticle(kept.words.slice(...change.kept)),
  };
}

const keysOf = (words: readonly Token[]) => words.map(({ key }) => key).join(' ');

function quoteChange({ wrote, kept }: ReadEdit, change: Change): RuleQuote {
  return {
    wrote: quoteWords(wrote.text, wrote.words, ...change.wrote),
    kept: quoteWords(kept.text, kept.words, ...change.kept),
  };
}

/** The rule to avoid words. */
export const leaveOut = (words: string, quote: RuleQuote): Finding => ({
  topic: 'word',
  about: words,
  text: `Leave out “${words}”.`,
  quote,
});

function stockTakenOut(edit: ReadEdit, changes: Changes): Finding[] {
  return STOCK.flatMap((phrase) => {
    const words = phrase.exec(edit.wrote.text)?.[0].toLowerCase();
    return words && !phrase.test(edit.kept.text) && !isReplaced(edit, changes, words)
      ? [leaveOut(words, quoteOf(edit, phrase))]
      : [];
  });
}

/** A stock phrase that has a replacement is replaced, not avoided. */
function isReplaced(edit: ReadEdit, { all }: Changes, words: string): boolean {
  return all.some((change) => {
    const { before, after } = sidesOf(edit, change);
    return keysOf(before) === words && isReplacement(edit, before, after);
  });
}

function contraction(before: readonly Token[], after: readonly Token[], quote: RuleQuote): Finding | undefined {
  const [long, short] = [keysOf(before), keysOf(after)];
  const text =
    shortened(long) === short
      ? 'Use contractions: “don’t”, “it’s”, “we’re”.'
      : shortened(short) === long
        ? 'No contractions: “do not”, “it is”, “we are”.'
        : undefined;
  return text ? { topic: 'contractions', about: '', text, quote } : undefined;
}

const replacement = (before: readonly Token[], after: readonly Token[], quote: RuleQuote): Finding => ({
  topic: 'word',
  about: keysOf(before),
  text: `Write “${textOf(after)}” instead of “${keysOf(before)}”.`,
  quote,
});

/** Lower case, except for names and "I". */
const textOf = (words: readonly Token[]) =>
  words
    .map(({ text, key }) => (/^\p{Lu}\p{Ll}*$/u.test(text) && key !== 'i' ? key : text))
    .join(' ')
    .replaceAll(/\bi\b/g, 'I');

function isReplacement(edit: ReadEdit, before: readonly Token[], after: readonly Token[]): boolean {
  if (before.length === 0 || after.length === 0 || after.length > RUN_MAX) return false;
  return (
    isTelling(edit, before) &&
    !isFact(edit.kept, after) &&
    !stands(edit.wrote.words, after) &&
    !isInflected(keysOf(before), keysOf(after))
  );
}

/** Whether words carry meaning, are no fact, and were removed from the whole text. */
function isTelling(edit: ReadEdit, words: readonly Token[]): boolean {
  if (words.length > RUN_MAX || words.every(({ key }) => FUNCTION_WORDS.has(key))) return false;
  return !isFact(edit.wrote, words) && !stands(edit.kept.words, words);
}

/** Whether a sequence of words occurs in a text. */
function stands(words: readonly Token[], wanted: readonly Token[]): boolean {
  return words.some((_, at) => wanted.every(({ key }, step) => words[at + step]?.key === key));
}

/** Figures, days and names: changing them corrects a fact, not the style. */
function isFact({ text }: Read, words: readonly Token[]): boolean {
  return words.some((word) => /\d/.test(word.text) || CALENDAR.test(word.key) || isName(text, word));
}

const isName = (text: string, { text: word, at, key }: Token) =>
  key !== 'i' &&
  !/^i'/.test(key) &&
  /^\p{Lu}\p{Ll}/u.test(word) &&
  /[\p{Ll},;:]\s$/u.test(text.slice(Math.max(0, at - 2), at));

/** Whether two words are inflections of each other, such as singular and plural. */
function isInflected(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length > 2 && /^(?:e?s|e?d|ing|ly|er|['’]s)$/.test(long.slice(short.length)) && long.startsWith(short);
}

/** Names with inner capitals, such as "YouTube". */
function spelledNames({ wrote, kept }: ReadEdit, { same }: Changes): Finding[] {
  return same.flatMap(([i, j]) => {
    const [before, after] = [wrote.words[i], kept.words[j]];
    if (!before || !after || before.text === after.text || !/^.\p{L}*\p{Lu}/u.test(after.text)) return [];
    if (/^\p{Lu}+$/u.test(after.text) && after.text.length > 5) return [];
    const quote = {
      wrote: quoteWords(wrote.text, wrote.words, i, i + 1),
      kept: quoteWords(kept.text, kept.words, j, j + 1),
    };
    return [{ topic: 'capitals', about: after.key, text: `It is written “${after.text}”.`, quote }];
  });
}
