import { endsInShortForm } from './normalise/abbreviations';

/** A sentence and the pause after it. */
export interface Sentence {
  readonly text: string;
  /** Seconds at the voice's own pace. */
  readonly rest: number;
}

const REST = { sentence: 0.32, line: 0.42, paragraph: 0.75 } as const;
/** Matches a list marker such as `1.`, which belongs to the words after it. */
const LIST_NUMBER = /^\s*\d+[.)]\s*$/;
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Sentence segmentation, in order and as written. A line of its own is a sentence, as in a list. */
export function sentencesOf(text: string): Sentence[] {
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .flatMap((paragraph) => {
      const lines = paragraph.split('\n').filter((line) => line.trim() !== '');
      return lines.flatMap((line, at) => withRests(line, at === lines.length - 1 ? REST.paragraph : REST.line));
    });
}

function withRests(line: string, last: number): Sentence[] {
  const texts = splitLine(line);
  return texts.map((text, at) => ({ text, rest: at === texts.length - 1 ? last : REST.sentence }));
}

function splitLine(line: string): string[] {
  const pieces = Array.from(segmenter.segment(line), ({ segment }) => segment);
  const texts: string[] = [];
  let open = '';
  for (const [at, piece] of pieces.entries()) {
    open += piece;
    if (endsInShortForm(open) || LIST_NUMBER.test(open) || /^\p{Ll}/u.test(pieces[at + 1] ?? '')) continue;
    texts.push(open.trim());
    open = '';
  }
  return [...texts, open.trim()].filter(Boolean);
}
