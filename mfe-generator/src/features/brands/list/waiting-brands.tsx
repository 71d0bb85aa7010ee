import { Skeleton } from '@flint/shared/ui/skeleton';
import styles from '../brand.module.css';

const PLACES = ['one', 'two', 'three'];

/** Placeholders for profiles that are loading. */
export function WaitingBrands() {
  return (
    <div role="status" aria-label="Loading your brand profiles" className={styles.grid}>
      {PLACES.map((place) => (
        <Skeleton key={place} shape="block" className={styles.waiting} />
      ))}
    </div>
  );
}
