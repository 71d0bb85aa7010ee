import clsx from 'clsx';
import type { ComponentProps } from 'react';
import styles from './card.module.css';

export interface CardProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'article' | 'li' | 'form';
  /** Without padding, for lists and pictures that reach the edge. */
  flush?: boolean;
}

/** A framed surface. Do not nest cards. */
export function Card({ as: Element = 'div', flush = false, className, ...rest }: CardProps) {
  const Tag = Element as 'div';
  return <Tag className={clsx(styles.card, flush && styles.flush, className)} {...rest} />;
}
