import { grouped } from '@flint/shared/contracts/grouped';
import { countedRule } from '@flint/shared/tools/limits/counted-rule';
import { counter } from '@flint/shared/tools/limits/counter';
import type { FieldId } from '@flint/shared/tools/limits/fields';
import { RULES, type RuleBook } from '@flint/shared/tools/limits/limits';
import { unitWord } from '@flint/shared/tools/limits/words';
import { VisuallyHidden } from '@flint/shared/ui/visually-hidden';
import styles from './list.module.css';

const BOOK: RuleBook = RULES;

/** A text's length by its platform's count; the rule itself is shown once, below the list. */
export function RowCount({ field, text }: { field: FieldId | undefined; text: string }) {
  const rule = countedRule(field);
  if (!rule) return null;
  const { used, limit, unit, state } = counter(rule, text);
  return (
    <span className={styles.count} data-state={state} data-severity={BOOK[rule].severity}>
      {grouped(used)}
      <VisuallyHidden>
        {' '}
        of {grouped(limit)} {unitWord(unit)}
      </VisuallyHidden>
    </span>
  );
}
