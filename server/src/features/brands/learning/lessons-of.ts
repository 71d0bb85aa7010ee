import type { Edit, RuleQuote } from '@flint/shared/contracts/brand-rules';
import { amounts, hashtagPlace } from './amounts';
import { greeting, signOff } from './frame';
import type { Finding, Habit } from './lesson';
import { readText } from './read-text';
import { capitals, length, paragraphs } from './shape';
import { leaveOut, type TakenOut, wordFindings } from './words';

/** A rule that edits suggest, with a quote from each. */
export interface Lesson extends Omit<Finding, 'quote'> {
  readonly quotes: readonly RuleQuote[];
}

const HABITS: readonly Habit[] = [amounts, hashtagPlace, length, paragraphs, capitals, greeting, signOff];
/** Words that are no stock phrase must have been removed in this many edits. */
const AGAIN = 2;

/**
 * Derives rules from the differences between Flint's texts and the user's edited ones, worded for the user.
 * Deterministic, without a model. Of contradicting rules the more frequent one is kept; in a tie, none.
 */
export function lessonsOf(edits: readonly Edit[]): Lesson[] {
  const read = edits.map(({ wrote, kept }) => ({ wrote: readText(wrote), kept: readText(kept) }));
  const changed = read.filter(({ wrote, kept }) => wrote.text !== kept.text);
  const words = changed.map(wordFindings);
  const findings = [
    ...words.flatMap((each) => each.findings),
    ...takenOutAgain(words.map((each) => each.takenOut)),
    ...changed.flatMap((edit) => HABITS.flatMap((habit) => habit(edit))),
  ];
  return withoutContradictions(gathered(findings));
}

function takenOutAgain(all: readonly (readonly TakenOut[])[]): Finding[] {
  const edits = (words: string) => all.filter((each) => each.some((one) => one.words === words)).length;
  return all.flat().flatMap(({ words, quote }) => (edits(words) >= AGAIN ? [leaveOut(words, quote)] : []));
}

const nameOf = ({ topic, about, text }: Omit<Finding, 'quote'>) => JSON.stringify([topic, about, text]);

/** Deduplicates findings, collecting their quotes. */
function gathered(findings: readonly Finding[]): Lesson[] {
  const lessons = new Map<string, Lesson>();
  for (const { quote, ...lesson } of findings) {
    const { quotes = [] } = lessons.get(nameOf(lesson)) ?? {};
    const isNew = !quotes.some(({ wrote, kept }) => wrote === quote.wrote && kept === quote.kept);
    lessons.set(nameOf(lesson), { ...lesson, quotes: isNew ? [...quotes, quote] : quotes });
  }
  return [...lessons.values()];
}

function withoutContradictions(lessons: readonly Lesson[]): Lesson[] {
  return lessons.filter((lesson) =>
    lessons.every(
      (other) =>
        other === lesson ||
        other.topic !== lesson.topic ||
        other.about !== lesson.about ||
        other.quotes.length < lesson.quotes.length,
    ),
  );
}
