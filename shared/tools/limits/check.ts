import { type FieldId, type FieldPart, type FieldValue, fieldOf, isField, type Value } from './fields';
import { RULES, type RuleBook, type RuleId, rulesOf } from './limits';
import { measured } from './measurements';
import { faultOf, type Place } from './messages';
import type { Scope, Severity, Unit } from './rule';
import { ruleText } from './words';

export interface Finding {
  readonly ruleId: RuleId;
  /** The field that was checked. */
  readonly field: FieldId;
  readonly severity: Severity;
  readonly measured: number;
  /** The bound that was passed, in the unit. */
  readonly limit: number;
  readonly unit: Unit;
  /** What is wrong, by how much, and whose rule it is. */
  readonly message: string;
  /** Which post, chapter or choice it is about, from 0. */
  readonly at?: number;
}

export interface CheckOptions {
  /** Rules of the app are for people, those of the API for programs. People by default. */
  readonly scope?: Exclude<Scope, 'both'>;
  /** Only these rules. All of the field by default. */
  readonly rules?: readonly RuleId[];
  /** Another edition of the book. */
  readonly book?: RuleBook;
}

/**
 * What in a value is outside of its field's rules, in the book's order; nothing when all is well. Of a thread each
 * post is checked too, of a poll each choice.
 */
export function check<F extends FieldId>(field: F, value: FieldValue<F>, options: CheckOptions = {}): Finding[] {
  return checkAny({ field }, value, options);
}

/** The same for a part of a result, whichever field it is of. */
export function checkPart({ value, ...place }: FieldPart, options: CheckOptions = {}): Finding[] {
  return checkAny(place, value, options);
}

function checkAny(place: Place, value: Value, options: CheckOptions): Finding[] {
  return [...checkValue(place.field, value, place, options), ...checkEntries(place.field, value, options)];
}

/** Rules of the field that every entry of a list is. */
function checkEntries(field: FieldId, value: Value, options: CheckOptions): Finding[] {
  const { each } = fieldOf(field);
  if (each === undefined || !isField(each) || !Array.isArray(value)) return [];
  return value.flatMap((entry: string, at) => checkValue(each, entry, { field, at }, options));
}

/** @param place where the value stands, which may be in a list of another field */
function checkValue(rulesFrom: FieldId, value: Value, place: Place, options: CheckOptions): Finding[] {
  const { scope = 'app', rules, book = RULES } = options;
  return rulesOf(rulesFrom)
    .filter((id) => (rules?.includes(id) ?? true) && (book[id].scope === 'both' || book[id].scope === scope))
    .flatMap((id) => checkRule(id, value, place, book));
}

function checkRule(ruleId: RuleId, value: Value, place: Place, book: RuleBook): Finding[] {
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
