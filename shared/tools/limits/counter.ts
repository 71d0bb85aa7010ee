import type { Value } from './fields';
import { type CountedRuleId, RULES, type RuleBook } from './limits';
import { measured } from './measurements';
import type { Unit } from './rule';

/** `near` from nine tenths on, `full` at the limit itself. */
export type CounterState = 'ok' | 'near' | 'full' | 'over';

export interface Counter {
  readonly used: number;
  readonly limit: number;
  readonly unit: Unit;
  /** Negative when over. */
  readonly left: number;
  readonly state: CounterState;
}

const NEAR = 0.9;

/**
 * The used part of a rule's maximum, for the counter while typing; measured as in {@link ../check}. Zero for a value of
 * another shape than the rule's field.
 */
export function counter(rule: CountedRuleId, value: Value, book: RuleBook = RULES): Counter {
  const row = book[rule];
  if (row.measured === undefined || row.max === undefined) throw new TypeError(`${rule} has no most to count to`);
  const used = Math.max(0, ...measured(value, row).map(({ amount }) => amount));
  return { used, limit: row.max, unit: row.unit, left: row.max - used, state: stateOf(used, row.max) };
}

function stateOf(used: number, limit: number): CounterState {
  if (used > limit) return 'over';
  if (used === limit) return 'full';
  return used >= limit * NEAR ? 'near' : 'ok';
}
