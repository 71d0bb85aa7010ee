import clsx from 'clsx';
import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { useFieldControl } from './field-context';
import styles from './text-area.module.css';
import inputStyles from './text-input.module.css';

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'ref' | 'value'> {
  value: string;
}

/** Browsers without `field-sizing` measure the text instead. */
function fitToText(area: HTMLTextAreaElement) {
  if (area.style.fieldSizing !== undefined) return;
  area.style.blockSize = 'auto';
  area.style.blockSize = `${area.scrollHeight + 2}px`;
}

/** Text of several lines: four at rest, growing with its content to most of a screen. */
export function TextArea({ className, ...rest }: TextAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (area.current) fitToText(area.current);
  });
  return (
    <textarea ref={area} className={clsx(inputStyles.input, styles.area, className)} {...useFieldControl()} {...rest} />
  );
}
