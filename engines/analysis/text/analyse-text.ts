import type { TextAnalysis } from '@flint/shared/contracts/analysis';
import { sentencesOf } from '../../speech/sentences';
import { hooksIn } from './hooks';
import { structureOf } from './structure';
import { templateOf } from './template-of';
import { toneOf } from './tone-of';
import { wordCount } from './word-count';
import { readText } from './words';

/** Number of sentences that count as the opening. */
const OPENING = 2;
/** Flesch Reading Ease thresholds with their reading levels (Flesch, The Art of Readable Writing, 1949). */
const LEVELS: readonly (readonly [ease: number, level: string])[] = [
  ...([
    [90, 'very easy'],
    [80, 'easy'],
    [70, 'fairly easy'],
    [60, 'plain English'],
  ] as const),
  ...([
    [50, 'fairly difficult'],
    [30, 'difficult'],
  ] as const),
];

/**
 * Analyses an English text: hooks, structure, rhythm, reading level, tone and a template. Rule-based, so equal texts
 * get equal answers.
 */
export function analyseText(text: string): TextAnalysis {
  const sentences = sentencesOf(text)
    .map((sentence) => sentence.text)
    .filter((sentence) => wordCount(sentence) > 0);
  const { words, sentiment, ease } = readText(text);
  const structure = structureOf(sentences);
  return {
    firstLine: sentences[0] ?? '',
    hooks: hooksIn(sentences.slice(0, OPENING)),
    structure,
    rhythm: rhythmOf(sentences.map(wordCount).filter(Boolean)),
    reading: { ease, level: LEVELS.find(([from]) => ease >= from)?.[1] ?? 'very difficult' },
    callToAction: structure.findLast(({ kind }) => kind === 'call to action')?.text ?? null,
    tone: toneOf(text, sentiment),
    template: templateOf(words),
  };
}

function rhythmOf(lengths: readonly number[]): TextAnalysis['rhythm'] {
  const words = lengths.reduce((sum, length) => sum + length, 0);
  const mean = words / Math.max(1, lengths.length);
  const spread = Math.sqrt(
    lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / Math.max(1, lengths.length),
  );
  const varied = spread / Math.max(1, mean) > 0.5;
  const kind = varied ? 'varied' : mean < 7 ? 'staccato' : mean > 18 ? 'flowing' : 'even';
  return { words, sentences: lengths.length, mean: Math.round(mean * 10) / 10, lengths: [...lengths], kind };
}
