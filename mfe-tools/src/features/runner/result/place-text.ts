import { formatPosition } from '@flint/shared/contracts/position';
import type { Part, Shape } from '@flint/shared/tools/shape';

type Item = Readonly<Record<string, unknown>>;

/** Formats a part's value for reading: times as times, choices by their labels, words in a line. */
export function readable(part: Part, value: unknown): string {
  switch (part.type) {
    case 'text':
      return String(value ?? '');
    case 'number':
      return part.unit === 'seconds' ? formatPosition(Number(value)) : amountOf(Number(value), part.unit);
    case 'choice':
      return part.options[String(value)] ?? String(value ?? '');
    case 'words':
      return sideBySide(value as readonly string[]);
    case 'list':
      return (value as readonly Item[]).map((item) => itemText(part.item, item)).join(itemBreak(part.item));
  }
}

/** Joins words by spaces; by commas where any contains a space. */
const sideBySide = (words: readonly string[]) => words.join(words.some((word) => word.includes(' ')) ? ', ' : ' ');

/** `0`, `1 day`, `3 days`. */
const amountOf = (amount: number, unit: 'minutes' | 'days' | undefined) =>
  unit === undefined ? String(amount) : `${amount} ${amount === 1 ? unit.replace(/s$/, '') : unit}`;

/** Whether a part gets published: it has a platform field, or its tool says so. */
const isPublished = (part: Part): boolean =>
  (part.type === 'text' && (part.field !== undefined || part.published === true)) ||
  (part.type === 'words' && part.field !== undefined);

/** The main text of an item: the published one, else the first. */
export function mainPart(shape: Shape): string | undefined {
  const texts = Object.entries(shape).filter(([, part]) => part.type === 'text');
  const own = texts.find(([, part]) => isPublished(part)) ?? texts[0];
  return own?.[0];
}

/**
 * The text that copying an item gives: the published part where there is one, with its time in a list of times; else
 * every part, one per line.
 */
export function itemText(shape: Shape, item: Item): string {
  const parts = Object.entries(shape);
  const published = parts.filter(([, part]) => isPublished(part));
  const texts = parts.filter(([, part]) => part.type === 'text');
  const [only] = published.length === 1 ? published : texts.length === 1 ? texts : [];
  if (!only) return parts.map(([name, part]) => `${part.label}: ${readable(part, item[name])}`).join('\n');
  const time = parts.find(([, part]) => part.type === 'number' && part.unit === 'seconds');
  const words = readable(only[1], item[only[0]]);
  return time ? `${readable(time[1], item[time[0]])} ${words}` : words;
}

/** Separator of copied items: a line break for one-line items, a blank line for longer ones. */
const itemBreak = (shape: Shape) =>
  Object.values(shape).some((part) => part.type === 'text' && part.lines === true) || mainPart(shape) === undefined
    ? '\n\n'
    : '\n';

/** A whole answer as text to paste: its parts in order, with headings where there are several. */
export function answerText(shape: Shape, output: Item): string {
  const parts = Object.entries(shape).filter(([name]) => readableOrEmpty(shape, output, name) !== '');
  if (parts.length === 1 && parts[0]) return readable(parts[0][1], output[parts[0][0]]);
  return parts.map(([name, part]) => `${part.label}\n${readable(part, output[name])}`).join('\n\n');
}

function readableOrEmpty(shape: Shape, output: Item, name: string): string {
  const part = shape[name];
  return part && output[name] !== undefined ? readable(part, output[name]) : '';
}
