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
/** Words that say of something that it is missing. */
const MISSING = new Map(
  Object.entries({
    ...{ cloudless: 'cloud', leafless: 'leaf', windless: 'wind', moonless: 'moon', starless: 'star', treeless: 'tree' },
    ...{ deserted: 'person', uninhabited: 'person', nobody: 'person' },
  }),
);
const LIST = new Set([',', 'or', 'nor', 'and']);
/** "not showing any people": how many words may stand between a denial and what it denies. */
const REACH = 3;

/** How many tokens a denial that starts here takes up; undefined when none starts here. */
export function denialAt(tokens: readonly Token[], at: number): number | undefined {
  for (const phrase of PHRASES) {
    const parts = phrase.split(' ');
    if (!parts.every((part, index) => tokens[at + index]?.word === part)) continue;
    return NOT_DENIALS.has(phrase) ? undefined : parts.length;
  }
  return DENIALS.has(tokens[at]?.word ?? '') ? 1 : undefined;
}

/**
 * Collects what is denied from a token on ("people, tall buildings or any clouds").
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

/** Where the next denied thing starts, if the list goes on: its members are bare, and commas are closed by "or" or "and". */
function listGoesOn(tokens: readonly Token[], at: number): number | undefined {
  let next = at;
  while (LIST.has(tokens[next]?.word ?? '')) next += 1;
  if (next === at) return undefined;
  const phrase = phraseAt(tokens, next);
  const joiner = tokens[next - 1]?.word;
  if (!phrase || (phrase.opened && joiner !== 'or' && joiner !== 'nor') || phrase.colours.length > 0) return undefined;
  return joiner !== ',' || listGoesOn(tokens, phrase.end) !== undefined ? next : undefined;
}

/** What a word says is missing ("cloudless" → cloud), or undefined. */
export const missingBy = (word: string): string | undefined => MISSING.get(word);
