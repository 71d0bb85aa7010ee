import { colourAt, isThingToo } from './colours';
import { numberOf } from './counts';
import type { Token } from './token';

/** Noun phrase: a noun with its premodifiers ("three small red sailing boats"). */
export interface Phrase {
  /** Nouns in order; the last is the head. Empty for a phrase of adjectives alone ("dark green"). */
  nouns: readonly Token[];
  qualities: readonly string[];
  /** `#rrggbb`. */
  colours: readonly string[];
  count: number | undefined;
  /** Whether an article or number opens it: such a phrase starts a new mention. */
  opened: boolean;
  /** Index after its last token. */
  end: number;
}

const OWNERS = new Set(['his', 'her', 'its', 'their', 'my', 'our', 'your']);
const ARTICLES = new Set(['a', 'an']);

/** Parses the noun phrase that starts at a token; undefined where none does. */
export function phraseAt(tokens: readonly Token[], start: number): Phrase | undefined {
  const nouns: Token[] = [];
  const qualities: string[] = [];
  const colours: string[] = [];
  let count: number | undefined;
  let opened = false;
  let at = start;
  while (at < tokens.length) {
    const token = tokens[at] as Token;
    const number = numberOf(token.word, token.plural);
    if (number !== undefined && nouns.length === 0) {
      count = number;
      opened = true;
      // "dozens of birds"
      at += tokens[at + 1]?.word === 'of' ? 2 : 1;
      continue;
    }
    if (opens(token)) {
      if (at > start && (nouns.length > 0 || qualities.length > 0 || colours.length > 0)) break;
      if (ARTICLES.has(token.word)) count = 1;
      opened = true;
      at += 1;
      continue;
    }
    const colour = colourIn(tokens, at);
    if (colour) {
      if (nouns.length > 0) break;
      colours.push(colour.hex);
      at += colour.words;
    } else if (token.role === 'noun') {
      nouns.push(token);
      at += 1;
    } else if (token.role === 'adjective' && nouns.length === 0) {
      qualities.push(token.word);
      at += 1;
    } else if (token.role === 'number') {
      at += 1;
    } else if (isPause(tokens, at, nouns.length)) {
      at += 1;
    } else break;
  }
  if (nouns.length + qualities.length + colours.length === 0) return undefined;
  return { nouns, qualities, colours, count, opened, end: at };
}

const opens = (token: Token) => token.role === 'article' || OWNERS.has(token.word);

/** A colour, unless the word is the head noun of the phrase ("an orange on a plate"). */
function colourIn(tokens: readonly Token[], at: number) {
  const words = tokens.slice(at, at + 4).map((token) => token.word);
  const colour = colourAt(words, 0);
  if (!colour || !isThingToo(words[colour.words - 1] ?? '')) return colour;
  if (tokens[at]?.plural) return undefined;
  const [before, after] = [tokens[at - 1], tokens[at + colour.words]];
  if (after?.role === 'noun' || after?.role === 'adjective' || before?.lemma === 'be') return colour;
  const beyond = tokens.slice(at + colour.words + 1, at + colour.words + 4).map((token) => token.word);
  const listed = after?.word === 'and' && colourAt(beyond, 0) !== undefined;
  const closes = before?.word === 'and' && colourAt([tokens[at - 2]?.word ?? ''], 0) !== undefined;
  return listed || closes ? colour : undefined;
}

/** "and" or a comma between two adjectives of one noun ("red and white tents", "big, old house"), or an adverb. */
function isPause(tokens: readonly Token[], at: number, nouns: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (nouns > 0 || !token || !after) return false;
  if (token.role === 'other') return after.role === 'adjective' || colourIn(tokens, at + 1) !== undefined;
  const joins = token.word === 'and' || token.word === ',';
  const described = (near: Token | undefined, index: number) =>
    near?.role === 'adjective' || colourAt(near ? tokens.slice(index, index + 3).map(({ word }) => word) : [], 0);
  return joins && Boolean(described(before, at - 1)) && Boolean(described(after, at + 1));
}
