import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { useFieldControl } from './field-context';
import styles from './text-input.module.css';

export type TextInputProps = ComponentProps<'input'>;

/** A single-line text field; inside a Field it is labelled and described by it. */
export function TextInput({ className, type = 'text', ...rest }: TextInputProps) {
  return <input type={type} className={clsx(styles.input, className)} {...useFieldControl()} {...rest} />;
}
