import { checkPart, type Finding } from './check';
import { editionOf } from './edition';
import type { FieldPart } from './fields';
import { RULES, type RuleBook } from './limits';

/** A saved result for linting: its parts by field, and the edition it was last checked against. */
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
 * Lints saved results against the current rulebook, in order: returns those that platforms would refuse or truncate.
 * Skips results of the current edition, which were checked when they were made.
 */
export function relint(saved: readonly SavedResult[], book: RuleBook = RULES): Outside[] {
  const edition = editionOf(book);
  return saved
    .filter((result) => result.edition !== edition)
    .map(({ id, parts }) => ({ id, findings: parts.flatMap((part) => checkPart(part, { book })) }))
    .map(({ id, findings }) => ({ id, findings: findings.filter(({ severity }) => severity !== 'advice') }))
    .filter(({ findings }) => findings.length > 0);
}
