import { RULES, type RuleBook } from './limits';

/** Hash: FNV-1a, 32 bits (Fowler, Noll, Vo). Short and the same everywhere; not cryptographic. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193);
  return (value >>> 0).toString(16).padStart(8, '0');
}

/**
 * The edition of a rulebook: a hash of everything that can change a check's result. Texts, sources and dates are
 * excluded, so that checking a source again does not make results outdated.
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

/** The current edition, stored with every result. */
export const EDITION = editionOf(RULES);
