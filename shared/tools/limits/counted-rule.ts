import type { FieldId } from './fields';
import type { CountedRuleId } from './limits';
import { RULES, type RuleBook, rulesOf } from './limits';

const BOOK: RuleBook = RULES;

/** The rule for a field's counter; undefined where none of its rules has a maximum. */
export function countedRule(field: FieldId | undefined): CountedRuleId | undefined {
  if (!field) return undefined;
  return rulesOf(field).find((id): id is CountedRuleId => {
    const rule = BOOK[id];
    return rule.measured === 'text' && rule.max !== undefined;
  });
}
