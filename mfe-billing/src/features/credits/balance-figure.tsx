import { formatCredits, formatNumber } from '@flint/shared/ui/format-number';
import { Skeleton } from '@flint/shared/ui/skeleton';
import { VisuallyHidden } from '@flint/shared/ui/visually-hidden';
import styles from './credits.module.css';

/** The spendable balance in large figures, with the held credits beside it. */
export function BalanceFigure({ balance, held }: { balance: number | null; held: number }) {
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
    </section>
  );
}
