import clsx from 'clsx';
import { isValidElement, type ReactElement, type ReactNode, useId } from 'react';
import styles from './field.module.css';
import { FieldContext, type FieldControl } from './field-context';
import { formatNumber } from './format-number';

export interface FieldCounter {
  value: number;
  max: number;
  /** The counted unit when it is not characters, such as `bytes`. */
  unit?: string;
}

export interface FieldProps {
  label: ReactNode;
  /** One control, which takes its id and descriptions from here. */
  children: ReactNode;
  optional?: boolean;
  help?: ReactNode;
  /** Replaces the help and marks the control invalid. */
  error?: ReactNode;
  /** Used and allowed amount, or a custom counter such as a `LimitCounter`. */
  counter?: FieldCounter | ReactElement;
  className?: string;
}

/** A form field: label above, control, help or error below left, counter below right. */
export function Field({ label, children, optional = false, help, error, counter, className }: FieldProps) {
  const id = useId();
  const line = error || help;
  const control: FieldControl = {
    id,
    ...((line || counter) && { 'aria-describedby': `${id}-help` }),
    ...(error && { 'aria-invalid': true }),
  };
  return (
    <div className={clsx(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}>Optional</span>}
      </label>
      <FieldContext value={control}>{children}</FieldContext>
      {(line || counter) && (
        <p className={clsx(styles.help, error && styles.error)} id={`${id}-help`}>
          {line && <span>{line}</span>}
          {counter && (isValidElement(counter) ? counter : <Counter {...counter} />)}
        </p>
      )}
    </div>
  );
}

function Counter({ value, max, unit }: FieldCounter) {
  return (
    <span className={styles.counter} data-over={value > max || undefined}>
      {formatNumber(value)} / {formatNumber(max)} {unit}
    </span>
  );
}
