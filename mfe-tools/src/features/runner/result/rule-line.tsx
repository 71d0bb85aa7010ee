import { countedRule } from '@flint/shared/tools/limits/counted-rule';
import type { FieldId } from '@flint/shared/tools/limits/fields';
import { RULES, type RuleBook } from '@flint/shared/tools/limits/limits';
import { checkedOn, ruleText } from '@flint/shared/tools/limits/words';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';

const BOOK: RuleBook = RULES;

/** The rule behind a list's counters, its source and the day of its last check. */
export function RuleLine({ field }: { field: FieldId | undefined }) {
  const id = countedRule(field);
  if (!id) return null;
  const rule = BOOK[id];
  const { title, url } = rule.source;
  return (
    <p className={clsx(text.tiny, text.faint)}>
      {ruleText(rule)} Source:{' '}
      {url ? (
        <a className={text.link} href={url} target="_blank" rel="noreferrer">
          {title}
        </a>
      ) : (
        title
      )}
      , checked {checkedOn(rule)}.
    </p>
  );
}
