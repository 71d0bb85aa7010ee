import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import styles from './segmented.module.css';

export interface Segment<V extends string | number> {
  value: V;
  label: ReactNode;
}

export interface SegmentedProps<V extends string | number> {
  /** Accessible name of the group; omit it inside a FieldGroup. */
  label?: string;
  segments: readonly Segment<V>[];
  value: V;
  onChange: (value: V) => void;
  /** Distributes the width evenly. */
  fill?: boolean;
}

/** A radio group for a few short values. Arrow keys move the selection. */
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
