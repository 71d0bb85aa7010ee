import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { useFieldControl } from './field-context';
import styles from './select.module.css';
import input from './text-input.module.css';

export interface SelectOption<V extends string> {
  value: V;
  label: string;
  disabled?: boolean;
}

export interface SelectProps<V extends string> extends Omit<ComponentProps<'select'>, 'value' | 'onChange'> {
  options: readonly SelectOption<V>[];
  value: V;
  onChange: (value: V) => void;
}

/** A native select: on phones it opens the system's picker, and a headless one would add 37 kB. */
export function Select<V extends string>({ options, value, onChange, className, ...rest }: SelectProps<V>) {
  const choose = (chosen: string) => {
    const option = options.find((each) => each.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <select
      className={clsx(input.input, styles.select, className)}
      value={value}
      onChange={(event) => choose(event.target.value)}
      {...useFieldControl()}
      {...rest}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
