import type { Run } from '@flint/shared/contracts/runs';
import clsx from 'clsx';
import styles from './activity-button.module.css';

const RADIUS = 14;
const ROUND = 2 * Math.PI * RADIUS;
/** Arc drawn while the progress is unknown. */
const UNKNOWN_PERCENT = 25;

/** The combined progress of running work, in whole percent; null while that of any run is unknown. */
export function progressOf(runs: readonly Run[]): number | null {
  let sum = 0;
  for (const { progress } of runs) {
    if (progress === null) return null;
    sum += progress;
  }
  return runs.length > 0 ? Math.round(sum / runs.length) : null;
}

/** A ring around the button, filled by the progress; rotates while it is unknown. */
export function ProgressRing({ percent }: { percent: number | null }) {
  const length = (ROUND * (percent ?? UNKNOWN_PERCENT)) / 100;
  return (
    <svg className={clsx(styles.ring, percent === null && styles.turning)} viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r={RADIUS} />
      <circle className={styles.done} cx="16" cy="16" r={RADIUS} strokeDasharray={`${length} ${ROUND}`} />
    </svg>
  );
}
