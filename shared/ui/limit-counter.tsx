import { grouped } from '@flint/shared/contracts/grouped';
import { countedRule } from '@flint/shared/tools/limits/counted-rule';
import { type Counter, counter } from '@flint/shared/tools/limits/counter';
import type { FieldId, Value } from '@flint/shared/tools/limits/fields';
import { type CountedRuleId, RULES, type RuleBook } from '@flint/shared/tools/limits/limits';
import { amountOf, unitWord } from '@flint/shared/tools/limits/words';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { FieldProps } from './field';
import { Icon } from './icon';
import styles from './limit-counter.module.css';
import { RuleHint } from './rule-hint';

export interface LimitCounterProps {
  rule: CountedRuleId;
  /** The current value, in the shape of the rule's field. */
  value: Value;
}

const BOOK: RuleBook = RULES;
/** Units that need their name beside the number. */
const NAMED_UNITS: readonly string[] = ['bytes', 'pixels', 'utf16', 'megabytes'];

/**
 * Counter of a {@link Field} for a platform limit, with the rule behind it. Shows a text when the limit is near and
 * exceeded, and announces it once then, not with every key.
 */
export function LimitCounter({ rule, value }: LimitCounterProps) {
  const count = counter(rule, value);
  const { used, limit, unit, state } = count;
  return (
    <span className={styles.counter} data-state={state} data-severity={BOOK[rule].severity}>
      {state === 'over' && <Icon of={TriangleAlert} small />}
      <span>
        {grouped(used)} / {grouped(limit)}
        {NAMED_UNITS.includes(unit) && ` ${unitWord(unit)}`}
        {state !== 'ok' && `, ${distance(count)}`}
      </span>
      <RuleHint rule={rule} />
      <Announcement count={count} />
    </span>
  );
}

/** `3 left`, `7 over`. */
function distance({ left }: Counter): string {
  return left < 0 ? `${grouped(-left)} over` : `${grouped(left)} left`;
}

function Announcement({ count }: { count: Counter }) {
  const [told, tell] = useState({ state: count.state, words: '' });
  if (told.state !== count.state) tell({ state: count.state, words: newsOf(count) });
  return (
    <span className="sr" role="status">
      {told.words}
    </span>
  );
}

function newsOf({ state, left, unit }: Counter): string {
  if (state === 'ok') return '';
  return state === 'over' ? `${amountOf(-left, unit)} over the limit` : `${amountOf(left, unit)} left`;
}

interface Counted {
  /** The platform field of the text. */
  readonly field?: FieldId | undefined;
  /** Limit where no platform has a rule. */
  readonly max?: number;
}

/** The counter of a field: by the platform's rule, else by the form's own limit; none without either. */
export function counterOf(text: string, { field, max }: Counted): Pick<FieldProps, 'counter'> {
  const rule = countedRule(field);
  if (rule) return { counter: <LimitCounter rule={rule} value={text} /> };
  return max === undefined ? {} : { counter: { value: text.length, max } };
}
