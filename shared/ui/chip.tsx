import clsx from 'clsx';
import type { ComponentProps } from 'react';
import styles from './chip.module.css';

export interface ChipProps extends Omit<ComponentProps<'button'>, 'type'> {
  /** Makes it a toggle; leave it out for a chip that does something once. */
  pressed?: boolean;
}

/** A short, pressable word: a filter, or a suggestion. What is only read is a Badge. */
export function Chip({ pressed, className, ...rest }: ChipProps) {
  return <button type="button" className={clsx(styles.chip, className)} aria-pressed={pressed} {...rest} />;
}
