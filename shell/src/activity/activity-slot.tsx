import { lazy, Suspense } from 'react';
import styles from './activity-button.module.css';

const ActivityButton = lazy(() => import(/* webpackChunkName: "signed-in" */ './activity-button'));

/** Slot of the activity button; loaded only for signed-in users. */
export function ActivitySlot() {
  return (
    <Suspense fallback={<span className={styles.slot} />}>
      <ActivityButton />
    </Suspense>
  );
}
