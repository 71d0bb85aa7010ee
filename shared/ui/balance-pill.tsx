import { Link } from 'react-router-dom';
import { LOW_BALANCE } from '../contracts/credits';
import { getHref } from '../contracts/routes';
import styles from './balance-pill.module.css';
import { formatNumber } from './format-number';
import { Skeleton } from './skeleton';

export interface BalancePillProps {
  /** Spendable credits; undefined until the first answer. */
  balance: number | undefined;
  /** While the balance is read again, the number stays, dimmed. */
  loading?: boolean;
}

/** The spendable balance in the header, linked to the credits page. */
export function BalancePill({ balance, loading = false }: BalancePillProps) {
  if (balance === undefined)
    return (
      <Link to={getHref('credits')} className={styles.balance} aria-label="Credits">
        <Skeleton className={styles.unknown} />
      </Link>
    );
  const low = balance < LOW_BALANCE;
  return (
    <Link
      to={getHref('credits')}
      className={styles.balance}
      data-low={low || undefined}
      data-loading={loading || undefined}
    >
      {formatNumber(balance)}{' '}
      <span className={styles.unit}>
        {balance === 1 ? 'credit' : 'credits'}
        {low && ' left'}
      </span>
    </Link>
  );
}
