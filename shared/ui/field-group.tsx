import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

export interface FieldGroupProps {
  legend: ReactNode;
  children: ReactNode;
  help?: ReactNode;
  className?: string;
}

/** Several controls under one label, such as a set of radios. */
export function FieldGroup({ legend, children, help, className }: FieldGroupProps) {
  const id = useId();
  return (
    <fieldset className={clsx(styles.field, className)} aria-describedby={help ? id : undefined}>
      <legend className={styles.label}>{legend}</legend>
      {children}
      {help && (
        <p className={styles.help} id={id}>
          {help}
        </p>
      )}
    </fieldset>
  );
}
