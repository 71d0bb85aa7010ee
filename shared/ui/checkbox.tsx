import clsx from 'clsx';
import type { ComponentProps } from 'react';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** What is agreed to or switched on when the form is sent. */
  children: React.ReactNode;
}

/** A choice that waits for the form to be saved; what acts at once is a Switch. */
export function Checkbox({ children, className, ...rest }: CheckboxProps) {
  return (
    <label className={clsx(styles.check, className)}>
      <input type="checkbox" className={styles.box} {...rest} />
      <span>{children}</span>
    </label>
  );
}
