import { Skeleton } from '@flint/shared/ui/skeleton';
import styles from '../library.module.css';

/** Placeholders for items that are loading. */
export function WaitingTiles({ label, count }: { label: string; count: number }) {
  const places = Array.from({ length: count }, (_, place) => `place-${place}`);
  return (
    <div role="status" aria-label={label} className={styles.loading}>
      {places.map((place) => (
        <Skeleton key={place} shape="block" className={styles.waiting} />
      ))}
    </div>
  );
}
