import model from 'wink-eng-lite-web-model';
import winkNLP, { type PartOfSpeech } from 'wink-nlp';

/** A word as written, with the part it plays. */
export interface TaggedWord {
  readonly text: string;
  readonly tag: PartOfSpeech;
  /** Whether white space comes before it. */
  readonly spaced: boolean;
  /** As a dictionary has it: "paid" is "pay". */
  readonly base: string;
}

const nlp = winkNLP(model, ['sbd', 'pos']);

/** The words and marks of a text in order. */
export function tag(text: string): TaggedWord[] {
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

/** The sentences of a text, each trimmed. A line of its own is a sentence. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\n+|(?<=[。！？])/)
    .flatMap((line) => nlp.readDoc(line).sentences().out() as string[])
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}|\p{N}/u.test(sentence));
}

const isNoun = ({ tag: part }: TaggedWord) => part === 'NOUN' || part === 'PROPN';

/** Noun phrases of a text as written: adjectives and the nouns they stand before. */
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
