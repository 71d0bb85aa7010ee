import type { FieldId } from '@flint/shared/tools/limits/fields';
import type { FieldProps } from '@flint/shared/ui/field';
import { LimitCounter } from '@flint/shared/ui/limit-counter';
import { countedRule } from './counted-rule';

interface Counted {
  /** The field of a platform the text is for. */
  readonly field?: FieldId | undefined;
  /** What counts where no platform has a rule. */
  readonly max?: number;
}

/** The counter of a field: the platform's limit with its source, else the form's own; none where neither is. */
export function counterOf(text: string, { field, max }: Counted): Pick<FieldProps, 'counter'> {
  const rule = countedRule(field);
  if (rule) return { counter: <LimitCounter rule={rule} value={text} /> };
  return max === undefined ? {} : { counter: { value: text.length, max } };
}
