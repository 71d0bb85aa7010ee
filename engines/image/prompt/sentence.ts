import { measureOf } from './counts';
import { kindsOf } from './kinds';
import { denialAt, deniedBy, missingBy } from './negation';
import { type Phrase, phraseAt } from './phrase';
import { type Placement, placementAt } from './relations';
import type { Token } from './token';

/** A mention of a thing in a prompt. */
export interface Mention {
  phrase: Phrase;
  /** Undefined without a preposition; else its relation to `anchor`. */
  placement: Placement | undefined;
  /** Index of the mention it relates to. */
  anchor: number | undefined;
  /** Verbs it is the subject of, base form. */
  deeds: string[];
  /** Whether it is the direct object of a verb ("reading a book"). */
  object: boolean;
}

export interface Sentence {
  mentions: readonly Mention[];
  /** Adjectives and colours without a noun, or of an earlier mention ("the sea is green"). */
  loose: readonly { phrase: Phrase; of: number | undefined }[];
  /** Tokens that are not negated, in order. */
  wanted: readonly Token[];
  denied: ReadonlySet<string>;
}

const BEING = new Set(['be', 'turn', 'paint', 'glow', 'dye', 'look', 'become']);

/** Parses tagged words in one pass, left to right: noun phrases, spatial relations, negations. */
export function readSentence(tokens: readonly Token[]): Sentence {
  const mentions: Mention[] = [];
  const loose: { phrase: Phrase; of: number | undefined }[] = [];
  const wanted: Token[] = [];
  const denied = new Set<string>();
  let subject: number | undefined;
  let placement: Placement | undefined;
  let deed: string | undefined;
  let at = 0;

  const take = (end: number) => {
    for (const token of tokens.slice(at, end)) {
      wanted.push(token);
      const missing = missingBy(token.word);
      if (missing) denied.add(missing);
    }
    at = end;
  };

  while (at < tokens.length) {
    const denial = denialAt(tokens, at);
    if (denial) {
      at = deniedBy(tokens, at + denial, denied);
      continue;
    }
    const placed = placementAt(tokens, at);
    if (placed) {
      placement = placed.placement;
      take(at + placed.length);
      continue;
    }
    const phrase = phraseAt(tokens, at);
    const token = tokens[at] as Token;
    if (phrase && phrase.nouns.length > 0) {
      const counted = measured(tokens, phrase);
      const near = placement === 'of' || placement === 'with' ? mentions.length - 1 : subject;
      const anchor = placement && mentions.length > 0 ? near : undefined;
      mentions.push({ phrase: counted, placement, anchor, deeds: [], object: deed !== undefined && !placement });
      if (!placement && deed === undefined) subject = mentions.length - 1;
      [placement, deed] = [undefined, undefined];
      take(counted.end);
    } else if (phrase) {
      const dressed =
        placement === 'in' && kindsOf(mentions.at(-1)?.phrase.nouns.at(-1)?.word ?? '').includes('person');
      const corrected = tokens[at - 1]?.word === 'but' && mentions.length > 0;
      const said = BEING.has(deed ?? '') || dressed || corrected;
      loose.push({ phrase, of: said ? mentions.length - 1 : undefined });
      [placement, deed] = [undefined, undefined];
      take(phrase.end);
    } else {
      if (token.role === 'verb') {
        deed = token.lemma;
        if (subject !== undefined) mentions[subject]?.deeds.push(token.lemma);
      } else if (token.role === 'break') {
        [subject, placement, deed] = [undefined, undefined, undefined];
      } else if (token.role === 'joiner') {
        // "two boats and a bird on the sea": the relation belongs to the first of them.
        deed = undefined;
      }
      take(at + 1);
    }
  }
  return { mentions, loose, wanted, denied };
}

/** Resolves a quantity noun: "a pair of red boots" is two boots. */
function measured(tokens: readonly Token[], phrase: Phrase): Phrase {
  const head = phrase.nouns.at(-1);
  if (!head || phrase.nouns.length > 1 || tokens[phrase.end]?.word !== 'of') return phrase;
  const count = measureOf(head.word);
  const counted = count === undefined ? undefined : phraseAt(tokens, phrase.end + 1);
  if (!counted || counted.nouns.length === 0) return phrase;
  return { ...counted, count: counted.count ?? count, opened: true };
}
