import type { PartOfSpeech } from 'wink-nlp';
import { language } from './language';

/** Part-of-speech (POS) tagging: a word as written, with its part of speech. */
export interface TaggedWord {
  readonly text: string;
  readonly tag: PartOfSpeech;
  /** Whether white space precedes it. */
  readonly spaced: boolean;
  /** Lemma: "paid" is "pay". */
  readonly base: string;
}

/** Tokenises and POS-tags a text: words and punctuation in order. */
export function tag(text: string): TaggedWord[] {
  const nlp = language();
  const tokens = nlp.readDoc(text).tokens();
  const words = tokens.out(nlp.its.value) as string[];
  const tags = tokens.out(nlp.its.pos) as PartOfSpeech[];
  const gaps = tokens.out(nlp.its.precedingSpaces as never) as string[];
  const bases = tokens.out(nlp.its.lemma as never) as string[];
  return words.map((word, at) => ({
    text: word,
    tag: tags[at] ?? 'X',
    spaced: gaps[at] !== '',
    base: bases[at] ?? word,
  }));
}

/** Sentence segmentation: the sentences of a text, trimmed. A line of its own is a sentence. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\n+|(?<=[。！？])/)
    .flatMap((line) => language().readDoc(line).sentences().out() as string[])
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}|\p{N}/u.test(sentence));
}

const isNoun = ({ tag: part }: TaggedWord) => part === 'NOUN' || part === 'PROPN';

/** Noun phrase chunking: adjectives with the nouns they precede, as written. */
export function nounPhrases(text: string): string[] {
  const phrases: TaggedWord[][] = [];
  let open: TaggedWord[] = [];
  const close = () => {
    while (open.length > 0 && !isNoun(open.at(-1) as TaggedWord)) open.pop();
    if (open.length > 0) phrases.push(open);
    open = [];
  };
  for (const word of tag(text)) {
    const fits = isNoun(word) || (word.tag === 'ADJ' && !open.some(isNoun));
    if (fits && /^\p{L}/u.test(word.text)) open.push(word);
    else close();
  }
  close();
  return phrases.map((words) => words.map(({ text: word }) => word).join(' '));
}
