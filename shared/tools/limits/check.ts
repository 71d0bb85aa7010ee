import { type FieldId, type FieldPart, type FieldValue, fieldOf, isField, type Value } from './fields';
import { RULES, type RuleBook, type RuleId, rulesOf } from './limits';
import { measured } from './measurements';
import { type FaultPosition, faultOf } from './messages';
import type { Scope, Severity, Unit } from './rule';
import { ruleText } from './words';

export interface Finding {
  readonly ruleId: RuleId;
  /** The checked field. */
  readonly field: FieldId;
  readonly severity: Severity;
  readonly measured: number;
  /** The violated bound, in the unit. */
  readonly limit: number;
  readonly unit: Unit;
  /** The violation, its amount, and the rule's owner. */
  readonly message: string;
  /** Index of the post, chapter or choice, from 0. */
  readonly at?: number;
}

export interface CheckOptions {
  /** `app` rules concern people, `api` rules programs. `app` by default. */
  readonly scope?: Exclude<Scope, 'both'>;
  /** Restricts the check to these rules; all of the field by default. */
  readonly rules?: readonly RuleId[];
  /** Another edition of the rulebook. */
  readonly book?: RuleBook;
}

/**
 * Checks a value against its field's rules, in the rulebook's order. Of a thread each post is checked too, of a poll
 * each choice.
 * @returns the findings; empty when the value complies
 */
export function check<F extends FieldId>(field: F, value: FieldValue<F>, options: CheckOptions = {}): Finding[] {
  return checkAny({ field }, value, options);
}

/** The same for a part of a result, with its own field. */
export function checkPart({ value, ...place }: FieldPart, options: CheckOptions = {}): Finding[] {
  return checkAny(place, value, options);
}

function checkAny(place: FaultPosition, value: Value, options: CheckOptions): Finding[] {
  return [...checkValue(place.field, value, place, options), ...checkEntries(place.field, value, options)];
}

/** Checks the entries of a list against their own field's rules. */
function checkEntries(field: FieldId, value: Value, options: CheckOptions): Finding[] {
  const { each } = fieldOf(field);
  if (each === undefined || !isField(each) || !Array.isArray(value)) return [];
  return value.flatMap((entry: string, at) => checkValue(each, entry, { field, at }, options));
}

/** @param place the value's position, which may be in a list of another field */
function checkValue(rulesFrom: FieldId, value: Value, place: FaultPosition, options: CheckOptions): Finding[] {
  const { scope = 'app', rules, book = RULES } = options;
  return rulesOf(rulesFrom)
    .filter((id) => (rules?.includes(id) ?? true) && (book[id].scope === 'both' || book[id].scope === scope))
    .flatMap((id) => checkRule(id, value, place, book));
}

function checkRule(ruleId: RuleId, value: Value, place: FaultPosition, book: RuleBook): Finding[] {
  const rule = book[ruleId];
  if (rule.measured === undefined) return [];
  const { severity, unit } = rule;
  return measured(value, rule).flatMap(({ amount, at = place.at }) => {
    const limit = passed(amount, rule.min, rule.max);
    if (limit === undefined) return [];
    const where = at === undefined ? place : { ...place, at };
    const message = `${faultOf(where, { rule, amount, limit })} ${ruleText(rule)}`;
    return [{ ...where, ruleId, severity, measured: amount, limit, unit, message }];
  });
}

function passed(amount: number, min: number | undefined, max: number | undefined): number | undefined {
  if (max !== undefined && amount > max) return max;
  return min !== undefined && amount < min ? min : undefined;
}
