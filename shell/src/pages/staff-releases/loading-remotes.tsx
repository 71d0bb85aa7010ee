import { REMOTE_NAMES } from '@flint/shared/contracts/remotes';
import { Card } from '@flint/shared/ui/card';
import { Skeleton } from '@flint/shared/ui/skeleton';
import styles from './staff-releases-page.module.css';

/** Placeholder for the remotes while loading. */
export function LoadingRemotes() {
  return (
    <Card flush>
      <div className={styles.places} role="status" aria-label="Loading the remotes">
        {REMOTE_NAMES.map((name) => (
          <Skeleton key={name} shape="block" className={styles.place} />
        ))}
      </div>
    </Card>
  );
}
