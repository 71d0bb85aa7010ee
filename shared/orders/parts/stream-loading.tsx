import { Skeleton } from '@flint/shared/ui/skeleton';
import styles from './stream.module.css';

/** Placeholder for the newest result while it is being read. */
export function StreamLoading() {
  return (
    <div className={styles.set} role="status" aria-label="Loading your recent work">
      <Skeleton className={styles.lineLong} />
      <Skeleton className={styles.lineShort} />
      <Skeleton shape="square" className={styles.placeholder} />
    </div>
  );
}
