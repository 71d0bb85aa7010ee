import type { Habit } from './lesson';
import { lineOf } from './quote';
import { keyOf } from './read-text';

const bare = (text: string) =>
  keyOf(text)
    .replace(/[^\p{L}\p{N} ]+/gu, '')
    .trim();

/** Habit: greetings. */
export const greeting: Habit = ({ wrote, kept }) => {
  const quote = { wrote: firstLine(wrote.text), kept: firstLine(kept.text) };
  if (bare(wrote.greeting ?? '') === bare(kept.greeting ?? '')) return [];
  const text = kept.greeting ? `Start with “${lineOf(kept.greeting)}”` : 'Start without a greeting.';
  return [{ topic: 'greeting', about: '', text, quote }];
};

/** Habit: closings. */
export const signOff: Habit = ({ wrote, kept }) => {
  const quote = { wrote: lastLine(wrote.text), kept: lastLine(kept.text) };
  const [before, after] = [bare(wrote.closing ?? ''), bare(kept.closing ?? '')];
  if (before === after) return [];
  // If it was in the text before, it was only moved, or text was appended.
  if (kept.closing && !bare(wrote.text).includes(after))
    return [{ topic: 'sign-off', about: '', text: `End with “${lineOf(kept.closing)}”`, quote }];
  if (wrote.closing && !bare(kept.text).includes(before))
    return [{ topic: 'sign-off', about: '', text: 'No closing phrase: end when all is said.', quote }];
  return [];
};

const firstLine = (text: string) => lineOf(text.split('\n')[0] ?? '');
const lastLine = (text: string) => lineOf(text.trimEnd().split('\n').at(-1) ?? '');
