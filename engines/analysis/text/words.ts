import type { PartOfSpeech } from 'wink-nlp';
import { language } from '../../english/language';

export interface TaggedWord {
  /** As written. */
  readonly text: string;
  readonly pos: PartOfSpeech;
  /** White space before it, line ends included. */
  readonly before: string;
}

export interface ReadText {
  readonly words: readonly TaggedWord[];
  /** −1 to 1. */
  readonly sentiment: number;
  /** Flesch Reading Ease. */
  readonly ease: number;
}

/** POS-tags a text and measures its sentiment and readability. */
export function readText(text: string): ReadText {
  const nlp = language();
  const doc = nlp.readDoc(text);
  const values = doc.tokens().out(nlp.its.value) as string[];
  const tags = doc.tokens().out(nlp.its.pos) as PartOfSpeech[];
  const spaces = doc.tokens().out(nlp.its.precedingSpaces) as string[];
  return {
    words: values.map((value, at) => ({ text: value, pos: tags[at] ?? 'X', before: spaces[at] ?? '' })),
    sentiment: Number(doc.out(nlp.its.sentiment as never)),
    ease: (doc.out(nlp.its.readabilityStats as never) as unknown as { fres: number }).fres,
  };
}
