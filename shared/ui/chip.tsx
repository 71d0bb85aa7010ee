import clsx from 'clsx';
import type { ComponentProps } from 'react';
import styles from './chip.module.css';

export interface ChipProps extends Omit<ComponentProps<'button'>, 'type'> {
  /** Makes it a toggle; omit it for a chip with a one-time action. */
  pressed?: boolean;
}

/** A short, pressable label: a filter or a suggestion. For read-only labels use Badge. */
export function Chip({ pressed, className, ...rest }: ChipProps) {
  return <button type="button" className={clsx(styles.chip, className)} aria-pressed={pressed} {...rest} />;
}
