import { phraseAt } from './phrase';
import type { Token } from './token';

const DENIALS = new Set([
  'no',
  'not',
  'without',
  'minus',
  'never',
  'exclude',
  'excluding',
  'avoid',
  'nor',
  "n't",
  'except',
]);
const PHRASES = ['free of', 'instead of', 'rather than', 'devoid of', 'no sign of', 'not only', 'not just'];
const NOT_DENIALS = new Set(['not only', 'not just']);
/** Adjectives that negate a noun ("cloudless"). */
const MISSING = new Map(
  Object.entries({
    ...{ cloudless: 'cloud', leafless: 'leaf', windless: 'wind', moonless: 'moon', starless: 'star', treeless: 'tree' },
    ...{ deserted: 'person', uninhabited: 'person', nobody: 'person' },
  }),
);
const LIST = new Set([',', 'or', 'nor', 'and']);
/** Most words between a negation and the noun it negates: "not showing any people". */
const REACH = 3;

/** Number of tokens of the negation that starts here; undefined when none does. */
export function denialAt(tokens: readonly Token[], at: number): number | undefined {
  for (const phrase of PHRASES) {
    const parts = phrase.split(' ');
    if (!parts.every((part, index) => tokens[at + index]?.word === part)) continue;
    return NOT_DENIALS.has(phrase) ? undefined : parts.length;
  }
  return DENIALS.has(tokens[at]?.word ?? '') ? 1 : undefined;
}

/**
 * Collects the negated nouns of a list ("people, tall buildings or any clouds").
 * @returns the index after it
 */
export function deniedBy(tokens: readonly Token[], start: number, denied: Set<string>): number {
  let at = start;
  for (let skipped = 0; skipped < REACH && !phraseAt(tokens, at); skipped += 1) {
    const role = tokens[at]?.role;
    if (role !== 'verb' && role !== 'other' && role !== 'article' && role !== 'preposition') break;
    at += 1;
  }
  for (;;) {
    const phrase = phraseAt(tokens, at);
    if (!phrase) return at;
    const head = phrase.nouns.at(-1);
    if (head) denied.add(head.word);
    else for (const token of tokens.slice(at, phrase.end)) denied.add(token.word);
    at = phrase.end;
    const next = listGoesOn(tokens, at);
    if (next === undefined) return at;
    at = next;
  }
}

/**
 * Start of the next negated noun, if the list goes on: its members have no article, and the list ends in "or" or "and".
 */
function listGoesOn(tokens: readonly Token[], at: number): number | undefined {
  let next = at;
  while (LIST.has(tokens[next]?.word ?? '')) next += 1;
  if (next === at) return undefined;
  const phrase = phraseAt(tokens, next);
  const joiner = tokens[next - 1]?.word;
  if (!phrase || (phrase.opened && joiner !== 'or' && joiner !== 'nor') || phrase.colours.length > 0) return undefined;
  return joiner !== ',' || listGoesOn(tokens, phrase.end) !== undefined ? next : undefined;
}

/** The noun that a word negates ("cloudless" → cloud), or undefined. */
export const missingBy = (word: string): string | undefined => MISSING.get(word);
