import { asLine } from '@flint/engines/english/as-line';
import { PROFILE_LINES } from '@flint/shared/tools/instagram/profile-lines';
import { RULES } from '@flint/shared/tools/limits/limits';
import { cut } from '@flint/shared/tools/measure/cut';
import { measure } from '@flint/shared/tools/measure/measure';
import { uniqueBy } from '../craft/unique-by';

const { max: BIO_MAX, unit: UNIT } = RULES['instagram.bio.length'];
/** Maximum length of a line, so that others fit beside it. */
const LINE_MAX = 90;
/** Introduction of a request for bios. */
const ORDER =
  /^(?:please\s+)?(?:(?:can|could) you\s+)?(?:write|create|generate|make|give me|suggest|i need|i want)\b[^.\n]*?\bbios?\b\s*(?:for|about|of|:|-|–)?\s*/i;

/** Clause boundaries: what follows can stand alone. */
const CLAUSES =
  /\s*[,;:–—]\s+(?:and\s+)?(?:(?:who|which|that)\s+)?|\s+(?:who|which)\s+|\s+(?=where\b)|\s+and\s+(?=(?:I|we)\b)/;

const fits = (text: string) => measure(text, UNIT) <= BIO_MAX;

/** A sentence as lines of a bio: whole; when too long, its clauses, or as many words as fit. */
function shortened(line: string): string[] {
  if (measure(line, UNIT) <= LINE_MAX) return [line];
  const clauses = line.split(CLAUSES).filter((each) => each.length > 2);
  return clauses.length > 1 ? clauses.flatMap(shortened) : [cut(line, LINE_MAX, UNIT)];
}

/** Removes the introduction of a request. */
export const withoutOrder = (text: string) => text.replace(ORDER, '');

/** The same as lines that can each stand in a bio. */
export function selfLines(text: string, sentences: (text: string) => string[]): string[] {
  const lines = sentences(text).flatMap((sentence) => shortened(asLine(sentence)).map(asLine));
  return lines.length > 0 ? lines : [cut(text.trim(), LINE_MAX, UNIT)];
}

/**
 * Joins pieces of a bio: keeps the first and the last, and as many between as fit 150 characters and the profile's
 * lines. Drops empty and repeated pieces.
 */
export function fitted(pieces: readonly string[], between: string): string {
  const kept = uniqueBy(pieces, String);
  while (kept.length > PROFILE_LINES || (kept.length > 2 && !fits(kept.join(between)))) kept.splice(-2, 1);
  if (kept.length > 1 && !fits(kept.join(between))) kept.pop();
  return kept.join(between);
}
