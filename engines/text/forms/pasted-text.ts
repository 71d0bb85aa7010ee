import { sentencesOf, tag } from '../../english/tagger';
import { SLIPS, withoutPadding } from './tidy';
import { bulleted, NO_TEXT, paragraphs, type TryWrite } from './voice';

/** Extractive summary: the sentences with the most frequent words of the text, in their original order. */
function telling(text: string, count: number): string[] {
  const sentences = sentencesOf(text);
  const content = (part: string) =>
    tag(part).flatMap(({ text: word, tag: kind }) =>
      /^(?:NOUN|PROPN|VERB|NUM|ADJ)$/.test(kind) && word.length > 2 ? [word.toLowerCase()] : [],
    );
  const times = new Map<string, number>();
  for (const word of content(text)) times.set(word, (times.get(word) ?? 0) + 1);
  const scored = sentences.map((sentence, at) => {
    const words = new Set(content(sentence));
    const weight = [...words].reduce((sum, word) => sum + (times.get(word) ?? 0), 0) / Math.sqrt(words.size + 3);
    return { sentence, at, weight: weight * (at === 0 ? 1.3 : 1) };
  });
  return scored
    .sort((a, b) => b.weight - a.weight || a.at - b.at)
    .slice(0, count)
    .sort((a, b) => a.at - b.at)
    .map(({ sentence }) => sentence);
}

const AS_SHORT = '_I found nothing in it that could go: what is left out of one or two sentences is up to you._';

/** Summarises a text in its own sentences. */
export const summary: TryWrite = ({ brief: { pasted, count } }) => {
  if (!pasted) return NO_TEXT;
  const sentences = sentencesOf(pasted);
  if (sentences.length < 2) return { useless: paragraphs(pasted, AS_SHORT) };
  const wanted = count ?? Math.min(5, Math.max(1, Math.ceil(sentences.length / 3)));
  return paragraphs(
    bulleted(telling(pasted, wanted)),
    '_These are the text’s own sentences, chosen because they share the most words with the rest._',
  );
};

export const shorten: TryWrite = ({ brief: { pasted } }) => {
  if (!pasted) return NO_TEXT;
  const lean = withoutPadding(pasted);
  const sentences = sentencesOf(lean);
  const short = sentences.length < 3 ? lean : telling(lean, Math.ceil(sentences.length / 2)).join(' ');
  return short.length < pasted.trim().length ? short : { useless: paragraphs(pasted, AS_SHORT) };
};

const QUESTIONS = [
  'Who is it for, and what will they get from it?',
  'How did it begin?',
  'What does it look, sound, smell or feel like?',
  'What did somebody say about it? Quote them.',
  'What is the one thing people get wrong about it?',
  'What should the reader do next?',
];

/** Asks what to add: more words without more facts would be padding. */
export const lengthen: TryWrite = ({ brief: { pasted }, deal }) =>
  pasted
    ? {
        useless: paragraphs(
          pasted,
          `**To make it longer without padding, answer these and I will work them in:**\n${bulleted(deal(QUESTIONS, 4))}`,
        ),
      }
    : NO_TEXT;

export const improve: TryWrite = ({ brief: { pasted } }) => {
  if (!pasted) return NO_TEXT;
  const mended: string[] = [];
  let text = pasted;
  for (const { name, mend } of SLIPS) {
    const next = mend(text);
    if (next !== text) mended.push(name);
    text = next;
  }
  const lean = withoutPadding(text);
  if (lean !== text) mended.push('padding');
  const told =
    mended.length > 0
      ? `**Mended:** ${mended.join(', ')}.`
      : 'I found no slip of the kinds I know: spacing, doubled words, a and an, capitals, apostrophes, padding.';
  const answer = paragraphs(lean, told, '_Spelling and grammar beyond that I cannot judge._');
  return mended.length > 0 ? answer : { useless: answer };
};
