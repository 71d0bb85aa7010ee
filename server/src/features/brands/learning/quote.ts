import type { RuleQuote } from '@flint/shared/contracts/brand-rules';
import type { ReadEdit } from './lesson';
import type { Token } from './read-text';

const QUOTE_MAX = 140;
/** Words on each side of what changed. */
const AROUND = 4;

/** A text as a line that is not too long. */
export function lineOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= QUOTE_MAX ? line : `${line.slice(0, QUOTE_MAX - 1).trimEnd()}…`;
}

/** The words of a text from one to before another, with those around them. */
export function quoteWords(text: string, words: readonly Token[], from: number, to: number): string {
  const first = words[Math.max(0, from - AROUND)];
  const last = words[Math.min(words.length, to + AROUND) - 1];
  if (!first || !last) return '';
  const start = first.at;
  const end = last.at + last.text.length;
  return lineOf(`${start > 0 && from > AROUND ? '…' : ''}${text.slice(start, end)}${end < text.length - 1 ? '…' : ''}`);
}

/** Where a sign first stands, and what stands around it; the beginning where it does not. */
function quoteAt(text: string, sign: RegExp | undefined): string {
  const at = sign ? text.search(sign) : -1;
  const start = at <= QUOTE_MAX / 2 ? 0 : text.lastIndexOf(' ', at - QUOTE_MAX / 3) + 1;
  return lineOf(`${start > 0 ? '…' : ''}${text.slice(start)}`);
}

/** Both texts where a sign stands in them. */
export function quoteOf({ wrote, kept }: ReadEdit, sign?: RegExp): RuleQuote {
  return { wrote: quoteAt(wrote.text, sign), kept: quoteAt(kept.text, sign) };
}
