import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import styles from './segmented.module.css';

export interface Segment<V extends string | number> {
  value: V;
  label: ReactNode;
}

export interface SegmentedProps<V extends string | number> {
  /** Names the group for screen readers; leave it out inside a FieldGroup. */
  label?: string;
  segments: readonly Segment<V>[];
  value: V;
  onChange: (value: V) => void;
  /** Shares the width evenly. */
  fill?: boolean;
}

/** One of a few short values, all in sight. Arrow keys move, as in any radio group. */
export function Segmented<V extends string | number>({
  label,
  segments,
  value,
  onChange,
  fill = false,
}: SegmentedProps<V>) {
  const name = useId();
  return (
    <div className={clsx(styles.track, fill && styles.fill)} role="radiogroup" aria-label={label}>
      {segments.map((segment) => (
        <label key={segment.value} className={styles.segment}>
          <input
            type="radio"
            className="sr"
            name={name}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
          />
          {segment.label}
        </label>
      ))}
    </div>
  );
}
