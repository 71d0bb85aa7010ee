import { lazy, Suspense } from 'react';
import styles from './activity-button.module.css';

const ActivityButton = lazy(() => import(/* webpackChunkName: "activity" */ './activity-button'));

/** The place of the activity button: whoever is not signed in does not load it. */
export function ActivitySlot() {
  return (
    <Suspense fallback={<span className={styles.slot} />}>
      <ActivityButton />
    </Suspense>
  );
}
