import { thingOf, wants } from '../prompt/wishes';
import type { Stage } from './stage';

/** Nouns that are markup-safe; others are called by the part's first word. */
const PLAIN = /^[a-z]{2,24}$/;

/**
 * Marks what the prompt names as a subject: a group that stands apart, which an edit can colour or cut out alone. `words`
 * are the nouns that a part answers to. What no word of the prompt names stays unmarked.
 */
export function subject({ brief }: Pick<Stage, 'brief'>, words: readonly string[], markup: string): string {
  if (markup === '' || !wants(brief, ...words)) return markup;
  const noun = thingOf(brief, ...words)?.noun ?? words.find((word) => brief.words.has(word)) ?? '';
  return `<g data-subject="${PLAIN.test(noun) ? noun : words[0]}">${markup}</g>`;
}

/** Marks what belongs to a subject without being it, such as its shadow or reflection: it is coloured with the subject, and not cut out. */
export const beside = (markup: string): string => (markup === '' ? '' : `<g data-beside="">${markup}</g>`);

/** A part of a scene whose drawing is marked as a subject. */
export const asSubject =
  <More extends readonly unknown[]>(
    words: readonly string[],
    paint: (stage: Stage, ...more: More) => string,
  ): ((stage: Stage, ...more: More) => string) =>
  (stage, ...more) =>
    subject(stage, words, paint(stage, ...more));
