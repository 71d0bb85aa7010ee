import clsx, { type ClassValue } from 'clsx';
import styles from './button.module.css';

/** `ember` spends credits, `ink` is the primary act, `line` the second, `plain` the third, `bad` destroys. */
export type ButtonVariant = 'ember' | 'ink' | 'line' | 'plain' | 'bad';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Takes the whole width of its container. */
  block?: boolean;
}

/** The classes that buttons, links that look like buttons and icon buttons share. */
export function buttonClass({ variant = 'plain', size = 'md', block = false }: ButtonLook, ...more: ClassValue[]) {
  return clsx(styles.button, styles[variant], styles[size], block && styles.block, more);
}
