import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { useFieldControl } from './field-context';
import styles from './range.module.css';

export interface RangeProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'min' | 'max'> {
  value: number;
  min: number;
  max: number;
  step?: number;
  onChange: (value: number) => void;
  /** The value in words, such as `20 s`: announced, and shown beside the track. */
  words: string;
}

/** A slider with its value beside it. */
export function Range({ value, onChange, words, className, ...rest }: RangeProps) {
  return (
    <span className={clsx(styles.line, className)}>
      <input
        type="range"
        className={styles.range}
        value={value}
        aria-valuetext={words}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        {...useFieldControl()}
        {...rest}
      />
      <output className={styles.words} aria-hidden="true">
        {words}
      </output>
    </span>
  );
}
