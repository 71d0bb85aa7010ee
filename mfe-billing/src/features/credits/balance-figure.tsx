import { creditsHolds } from '@flint/shared/contracts/statement';
import { callResource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import { formatCredits, formatNumber } from '@flint/shared/ui/format-number';
import { Skeleton } from '@flint/shared/ui/skeleton';
import { VisuallyHidden } from '@flint/shared/ui/visually-hidden';
import styles from './credits.module.css';

interface BalanceFigureProps {
  /** Spendable credits; null until known. */
  balance: number | null;
  held: number;
  /** Credits of refunded purchases that had been spent. */
  owed: number;
}

/** The spendable balance in large figures, with what is held, by which work, and what is owed. */
export function BalanceFigure({ balance, held, owed }: BalanceFigureProps) {
  return (
    <section className={styles.balance} aria-label="Balance">
      <p className={styles.caption}>Spendable now</p>
      <p className={styles.figure} aria-live="polite">
        {balance === null ? (
          <Skeleton className={styles.figureSkeleton} />
        ) : (
          <>
            {formatNumber(balance)}
            <VisuallyHidden> credits</VisuallyHidden>
          </>
        )}
      </p>
      <p className={styles.caption}>
        {held > 0 ? `${formatCredits(held)} more held by running work.` : 'Nothing is held by running work.'}
      </p>
      {held > 0 && <Holds />}
      {owed > 0 && (
        <p className={styles.caption}>
          {formatCredits(owed)} of a refunded purchase had been spent. What comes in pays them first.
        </p>
      )}
    </section>
  );
}

const HOLDS = callResource(creditsHolds, { query: {} });

/** Which running work holds credits. */
function Holds() {
  const { data } = useResource(HOLDS);
  if (!data || data.holds.length === 0) return null;
  return (
    <ul className={styles.holds}>
      {data.holds.map(({ runId, description, amount }) => (
        <li key={runId}>
          <span className={styles.purpose}>{description}</span>
          <span>{formatNumber(amount)}</span>
        </li>
      ))}
    </ul>
  );
}
