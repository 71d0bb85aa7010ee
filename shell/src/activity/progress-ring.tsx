import type { Run } from '@flint/shared/contracts/runs';
import clsx from 'clsx';
import styles from './activity-button.module.css';

const RADIUS = 14;
const ROUND = 2 * Math.PI * RADIUS;
/** What is drawn while nobody knows how far the work is. */
const UNKNOWN_PERCENT = 25;

/** How far running work is together, in whole percent; null while that is not known of each. */
export function progressOf(runs: readonly Run[]): number | null {
  let sum = 0;
  for (const { progress } of runs) {
    if (progress === null) return null;
    sum += progress;
  }
  return runs.length > 0 ? Math.round(sum / runs.length) : null;
}

/** A ring around the button: filled as far as the work is, turning while nobody knows. */
export function ProgressRing({ percent }: { percent: number | null }) {
  const length = (ROUND * (percent ?? UNKNOWN_PERCENT)) / 100;
  return (
    <svg className={clsx(styles.ring, percent === null && styles.turning)} viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r={RADIUS} />
      <circle className={styles.done} cx="16" cy="16" r={RADIUS} strokeDasharray={`${length} ${ROUND}`} />
    </svg>
  );
}
