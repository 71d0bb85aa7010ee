import { RULES, type RuleBook } from './limits';

/** FNV-1a, 32 bits (Fowler, Noll, Vo): short, the same everywhere, and not meant to keep anybody out. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193);
  return (value >>> 0).toString(16).padStart(8, '0');
}

/**
 * The edition of a book: another one as soon as a check could end otherwise. Words, sources and dates are left out, so
 * that looking at a source again makes nothing old.
 */
export function editionOf(book: RuleBook): string {
  const rows = Object.entries(book).map(([id, rule]) => [
    id,
    rule.scope,
    rule.severity,
    ...(rule.measured === undefined ? [] : [rule.measured, rule.unit, rule.min ?? null, rule.max ?? null]),
  ]);
  return hash(JSON.stringify(rows.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1))));
}

/** The edition results are made under now; they remember it. */
export const EDITION = editionOf(RULES);
