import clsx from 'clsx';
import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { useFieldControl } from './field-context';
import styles from './text-area.module.css';
import inputStyles from './text-input.module.css';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'ref' | 'value'> {
  value: string;
}

/** Fallback for browsers without `field-sizing`: measures the text. */
function fitToText(area: HTMLTextAreaElement) {
  if (area.style.fieldSizing !== undefined) return;
  area.style.blockSize = 'auto';
  area.style.blockSize = `${area.scrollHeight + 2}px`;
}

/** A multi-line text field: four lines high, growing with its content up to most of a screen. */
export function TextArea({ className, ...rest }: TextAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (area.current) fitToText(area.current);
  });
  return (
    <textarea ref={area} className={clsx(inputStyles.input, styles.area, className)} {...useFieldControl()} {...rest} />
  );
}
