import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import styles from './button.module.css';
import { type ButtonLook, buttonClass } from './button-class';
import { Price } from './price';

export interface ButtonLinkProps extends Omit<ComponentProps<typeof Link>, 'to'>, ButtonLook {
  /** A path of this product; an external URL becomes a plain `<a>`. */
  href: string;
  /** Credits that the linked action costs. */
  price?: number;
}

/** A link styled as a button: for navigation, never for actions. */
export function ButtonLink({ href, variant, size, block, price, className, children, ...rest }: ButtonLinkProps) {
  const look = { ...(variant && { variant }), ...(size && { size }), ...(block && { block }) };
  return (
    <Link to={href} className={buttonClass(look, className)} {...rest}>
      <span className={clsx(styles.label, price !== undefined && styles.priced)}>
        {children}
        {price !== undefined && <Price credits={price} />}
      </span>
    </Link>
  );
}
