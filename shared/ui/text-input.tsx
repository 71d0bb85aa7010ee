import clsx from 'clsx';
import type { ComponentProps, KeyboardEvent } from 'react';
import { isEnter } from '../input/is-enter';
import { useFieldControl } from './field-context';
import styles from './text-input.module.css';

export type TextInputProps = ComponentProps<'input'>;

/** A single-line text field; inside a Field it is labelled and described by it. */
export function TextInput({ className, type = 'text', onKeyDown, ...rest }: TextInputProps) {
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // Safari sends the form by the Enter that ends a composition.
    if (event.key === 'Enter' && !isEnter(event)) event.preventDefault();
    onKeyDown?.(event);
  };
  return (
    <input type={type} className={clsx(styles.input, className)} onKeyDown={press} {...useFieldControl()} {...rest} />
  );
}
