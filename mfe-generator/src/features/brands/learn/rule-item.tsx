import type { BrandRule, RuleStatus } from '@flint/shared/contracts/brand-rules';
import { Button } from '@flint/shared/ui/button';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import styles from './learn.module.css';

interface RuleItemProps {
  rule: BrandRule;
  onDecide: (status: RuleStatus) => void;
}

/** A rule with the edit it comes from, and buttons to accept or dismiss it. */
export function RuleItem({ rule, onDecide }: RuleItemProps) {
  const [quote] = rule.quotes;
  const act = (label: string, status: RuleStatus, primary = false) => (
    <Button
      size="sm"
      variant={primary ? 'ink' : 'line'}
      aria-label={`${label}: ${rule.text}`}
      onClick={() => onDecide(status)}
    >
      {label}
    </Button>
  );
  return (
    <li className={styles.rule}>
      <p className={text.strong}>{rule.text}</p>
      {quote && (
        <p className={clsx(text.small, text.soft, styles.quote)}>
          <del>{quote.wrote}</del> <span aria-hidden="true">→</span> <ins>{quote.kept}</ins>
        </p>
      )}
      <div className={styles.press}>
        {rule.status === 'proposed' && (
          <>
            {act('Accept', 'accepted', true)}
            {act('Dismiss', 'dismissed')}
          </>
        )}
        {rule.status !== 'proposed' && act('Take back', 'proposed')}
        <span className={clsx(text.tiny, text.faint)}>
          {rule.seen === 1 ? 'Shown by one edit' : `Shown by ${rule.seen} edits`}
        </span>
      </div>
    </li>
  );
}
