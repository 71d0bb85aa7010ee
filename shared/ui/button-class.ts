import clsx, { type ClassValue } from 'clsx';
import styles from './button.module.css';

/** `ember` spends credits, `ink` is the primary action, `line` secondary, `plain` tertiary, `bad` destructive. */
export type ButtonVariant = 'ember' | 'ink' | 'line' | 'plain' | 'bad';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Takes the full width of its container. */
  block?: boolean;
}

/** Classes shared by buttons, links that look like buttons and icon buttons. */
export function buttonClass({ variant = 'plain', size = 'md', block = false }: ButtonLook, ...more: ClassValue[]) {
  return clsx(styles.button, styles[variant], styles[size], block && styles.block, more);
}
