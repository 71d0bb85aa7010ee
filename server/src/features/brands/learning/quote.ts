import type { RuleQuote } from '@flint/shared/contracts/brand-rules';
import type { ReadEdit } from './lesson';
import type { Token } from './read-text';

const QUOTE_MAX = 140;
/** Words of context on each side of a change. */
const AROUND = 4;

/** A text as one line, truncated. */
export function lineOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= QUOTE_MAX ? line : `${line.slice(0, QUOTE_MAX - 1).trimEnd()}…`;
}

/** Words `[from, to)` of a text with their context. */
export function quoteWords(text: string, words: readonly Token[], from: number, to: number): string {
  const first = words[Math.max(0, from - AROUND)];
  const last = words[Math.min(words.length, to + AROUND) - 1];
  if (!first || !last) return '';
  const start = first.at;
  const end = last.at + last.text.length;
  return lineOf(`${start > 0 && from > AROUND ? '…' : ''}${text.slice(start, end)}${end < text.length - 1 ? '…' : ''}`);
}

/** The first match of a sign with its context; the beginning of the text when there is none. */
function quoteAt(text: string, sign: RegExp | undefined): string {
  const at = sign ? text.search(sign) : -1;
  const start = at <= QUOTE_MAX / 2 ? 0 : text.lastIndexOf(' ', at - QUOTE_MAX / 3) + 1;
  return lineOf(`${start > 0 ? '…' : ''}${text.slice(start)}`);
}

/** Quotes of both texts around a sign. */
export function quoteOf({ wrote, kept }: ReadEdit, sign?: RegExp): RuleQuote {
  return { wrote: quoteAt(wrote.text, sign), kept: quoteAt(kept.text, sign) };
}
