import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './switch.module.css';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'onChange' | 'checked'> {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

/** A setting that takes effect at once. */
export function Switch({ checked, onChange, children, className, ...rest }: SwitchProps) {
  return (
    <label className={clsx(styles.line, className)}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        className={styles.switch}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        {...rest}
      />
      <span>{children}</span>
    </label>
  );
}
