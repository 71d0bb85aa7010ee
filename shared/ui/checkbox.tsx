import clsx from 'clsx';
import type { ComponentProps } from 'react';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The label: what is accepted or enabled when the form is submitted. */
  children: React.ReactNode;
}

/** A choice that takes effect when the form is saved; for one that takes effect at once use Switch. */
export function Checkbox({ children, className, ...rest }: CheckboxProps) {
  return (
    <label className={clsx(styles.check, className)}>
      <input type="checkbox" className={styles.box} {...rest} />
      <span>{children}</span>
    </label>
  );
}
