import { checkPart, type Finding } from './check';
import { editionOf } from './edition';
import type { FieldPart } from './fields';
import { RULES, type RuleBook } from './limits';

/** A saved result as far as rules go: its parts by field, and the edition of the book it was last checked under. */
export interface SavedResult {
  readonly id: string;
  readonly edition: string;
  readonly parts: readonly FieldPart[];
}

export interface Outside {
  readonly id: string;
  readonly findings: readonly Finding[];
}

/**
 * Saved results that the book as it is now would not let through, in their order: those that platforms would refuse,
 * or cut. Results of this very edition were told when they were made, and are left alone.
 */
export function relint(saved: readonly SavedResult[], book: RuleBook = RULES): Outside[] {
  const edition = editionOf(book);
  return saved
    .filter((result) => result.edition !== edition)
    .map(({ id, parts }) => ({ id, findings: parts.flatMap((part) => checkPart(part, { book })) }))
    .map(({ id, findings }) => ({ id, findings: findings.filter(({ severity }) => severity !== 'advice') }))
    .filter(({ findings }) => findings.length > 0);
}
