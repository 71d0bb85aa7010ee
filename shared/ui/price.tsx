import { formatCredits, formatNumber } from './format-number';
import styles from './price.module.css';
import { VisuallyHidden } from './visually-hidden';

export interface PriceProps {
  /** Whole credits. */
  credits: number;
  /** Shows the number alone; screen readers still get the unit. */
  short?: boolean;
}

/** The price after a verb: `· 4 credits`. */
export function Price({ credits, short = false }: PriceProps) {
  return (
    <span className={styles.price}>
      {' · '}
      {short ? formatNumber(credits) : formatCredits(credits)}
      {short && <VisuallyHidden>{credits === 1 ? ' credit' : ' credits'}</VisuallyHidden>}
    </span>
  );
}
