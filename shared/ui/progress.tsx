import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Elapsed } from './elapsed';
import styles from './progress.module.css';

export interface ProgressProps {
  /** What is being made. */
  label: string;
  /** The current phase, in words. */
  phase: string;
  /** Whole percent; null while unknown: then only the phase and the elapsed time are shown. */
  value: number | null;
  /** ISO timestamp of the start. */
  since?: string | undefined;
  /** Further text on the line, such as `4 credits held`. */
  detail?: ReactNode;
  /** A small picture or icon in front. */
  media?: ReactNode;
  /** The cancel button. */
  cancel?: ReactNode;
  className?: string | undefined;
}

/** Work in progress: name, phase, percent or elapsed time, and cancel. */
export function Progress({ label, phase, value, since, detail, media, cancel, className }: ProgressProps) {
  return (
    <div className={clsx(styles.job, className)}>
      {media && (
        <span className={styles.media} aria-hidden="true">
          {media}
        </span>
      )}
      <div className={styles.text}>
        <p className={styles.label}>{label}</p>
        <p className={styles.phase}>
          {phase}
          {value !== null && `, ${value}%`}
          {since && (
            <>
              {' · '}
              <Elapsed since={since} />
            </>
          )}
          {detail && <> · {detail}</>}
        </p>
      </div>
      {cancel}
      {value !== null && (
        <progress className={styles.bar} value={value} max={100} aria-label={`${label}, ${phase}`}>
          {value}%
        </progress>
      )}
    </div>
  );
}
