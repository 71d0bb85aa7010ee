import type { FieldId } from '@flint/shared/tools/limits/fields';
import type { FieldProps } from '@flint/shared/ui/field';
import { LimitCounter } from '@flint/shared/ui/limit-counter';
import { countedRule } from './counted-rule';

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
