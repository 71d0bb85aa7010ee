import type { Habit, ReadEdit } from './lesson';
import { lineOf, quoteOf } from './quote';
import { countOf, type Read } from './read-text';

/** Shorter texts teach nothing about length. */
const WORDS_LEAST = 25;
const HALF = 0.6;
const SHORTER = 0.8;
const LONGER = 1.35;
/** Minimum words of a line whose capitals show a style. */
const TITLE_WORDS = 3;
/** Words in lower case within title case. */
const SMALL_WORDS = /^(?:a|an|and|as|at|but|by|for|from|in|nor|of|on|or|the|to|up|via|vs|with)$/;

/** Habit: shorter or longer texts. */
export const length: Habit = (edit) => {
  const [wrote, kept] = [edit.wrote.words.length, edit.kept.words.length];
  const ratio = kept / Math.max(1, wrote);
  if (Math.max(wrote, kept) < WORDS_LEAST) return [];
  const text =
    ratio <= HALF
      ? 'Keep it much shorter: about half of what Flint writes.'
      : ratio <= SHORTER
        ? 'Keep it shorter: about three quarters of what Flint writes.'
        : ratio >= LONGER
          ? 'Write more than Flint does, with detail.'
          : undefined;
  if (!text) return [];
  const quote = { wrote: counted(edit.wrote, wrote), kept: counted(edit.kept, kept) };
  return [{ topic: 'length', about: '', text, quote }];
};

const counted = ({ text }: Read, words: number) => `${words} words: ${lineOf(text).slice(0, 100)}`;

const paragraphsOf = ({ text }: Read) => text.split(/\n\s*\n/).filter((part) => /\p{L}/u.test(part)).length;
const SENTENCE = /[.!?](?=\s|$)/g;

/** Habit: one block of text or several paragraphs. */
export const paragraphs: Habit = (edit) => {
  const [wrote, kept] = [paragraphsOf(edit.wrote), paragraphsOf(edit.kept)];
  const text =
    wrote === 1 && kept >= 3 && countOf(edit.kept, SENTENCE) >= 2
      ? 'Break it into short paragraphs.'
      : wrote >= 3 && kept === 1 && countOf(edit.kept, SENTENCE) >= 2
        ? 'Keep it in one paragraph.'
        : undefined;
  return text ? [{ topic: 'paragraphs', about: '', text, quote: quoteOf(edit) }] : [];
};

const isCapital = (word: string) => /^\p{Lu}/u.test(word);
const isShouted = (word: string) => /^\p{Lu}{4,}$/u.test(word);

/** Habit: title case, words in capitals, and texts without any capital. */
export const capitals: Habit = (edit) => {
  const quote = quoteOf(edit);
  const lower = allLower(edit.kept) && !allLower(edit.wrote);
  if (lower) return [{ topic: 'capitals', about: 'case', text: 'Write everything in lower case.', quote }];
  const shouted = edit.wrote.words.find(({ text }) => isShouted(text));
  const calmed = shouted && edit.kept.words.some(({ key, text }) => key === shouted.key && !isShouted(text));
  return [
    ...titleCase(edit),
    ...(calmed ? [{ topic: 'capitals' as const, about: 'shouting', text: 'No words in capitals.', quote }] : []),
  ];
};

const allLower = ({ text, words }: Read) => words.length >= 4 && !/\p{Lu}/u.test(text);

function titleCase({ wrote, kept }: ReadEdit): ReturnType<Habit> {
  const keptLines = linesOf(kept);
  for (const line of linesOf(wrote).filter(isTitle)) {
    const same = keptLines.find((other) => other.toLowerCase() === line.toLowerCase() && !isTitle(other));
    if (same && isCapital(same))
      return [
        {
          topic: 'capitals',
          about: 'titles',
          text: 'Titles in sentence case.',
          quote: { wrote: lineOf(line), kept: lineOf(same) },
        },
      ];
  }
  return [];
}

const linesOf = ({ text }: Read) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

function isTitle(line: string): boolean {
  const words = line.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  const large = words.filter((word) => !SMALL_WORDS.test(word));
  return (
    words.length >= TITLE_WORDS && large.length >= TITLE_WORDS && large.every(isCapital) && !words.every(isShouted)
  );
}
