import { getHref } from '@flint/shared/contracts/routes';
import { Card } from '@flint/shared/ui/card';
import { formatCredits, formatNumber } from '@flint/shared/ui/format-number';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { TextLink } from '../auth/text-link';
import styles from './balance-card.module.css';

interface BalanceCardProps {
  /** Spendable credits; null until known. */
  balance: number | null;
  held: number;
  /** Number of pictures made so far; undefined until known. */
  pictures: number | undefined;
}

/** Spendable credits, held credits and the number of pictures made. */
export function BalanceCard({ balance, held, pictures }: BalanceCardProps) {
  return (
    <Card as="section" className={styles.balance} aria-labelledby="balance">
      <div className={styles.head}>
        <h2 id="balance" className={text.h}>
          Credits
        </h2>
        <TextLink to={getHref('credits')}>History and prices</TextLink>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt className={clsx(text.small, text.soft)}>Spendable now</dt>
          <dd className={text.d2}>{balance === null ? '–' : formatNumber(balance)}</dd>
        </div>
        <div>
          <dt className={clsx(text.small, text.soft)}>Held by running work</dt>
          <dd className={text.num}>{formatCredits(held)}</dd>
        </div>
        <div>
          <dt className={clsx(text.small, text.soft)}>Pictures made</dt>
          <dd className={text.num}>{pictures === undefined ? '–' : formatNumber(pictures)}</dd>
        </div>
      </dl>
    </Card>
  );
}
