import { Skeleton } from '@flint/shared/ui/skeleton';
import styles from './results.module.css';

/** The place of the newest set while it is asked for. */
export function ResultsLoading() {
  return (
    <div className={styles.set} role="status" aria-label="Loading your recent work">
      <Skeleton className={styles.lineLong} />
      <Skeleton className={styles.lineShort} />
      <div className={styles.pictures}>
        <Skeleton shape="square" className={styles.placeholder} />
      </div>
    </div>
  );
}
