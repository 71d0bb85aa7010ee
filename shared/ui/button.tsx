import clsx from 'clsx';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styles from './button.module.css';
import { type ButtonLook, buttonClass } from './button-class';
import { Price } from './price';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Credits that the press costs, shown after the verb. */
  price?: number | undefined;
  /** Shows the number of the price without its unit, for dense toolbars. */
  shortPrice?: boolean;
  /** The action is running: further presses do nothing, and the focus stays. */
  busy?: boolean;
  /** Label while busy, such as `Saving`; the width does not change. */
  busyLabel?: string;
}

/** A button. Its type is `button` by default. */
export function Button({
  variant = 'plain',
  size = 'md',
  block = false,
  price,
  shortPrice = false,
  busy = false,
  busyLabel,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // `aria-disabled` keeps the focus, unlike `disabled`, but does not prevent a submit.
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type={type}
      className={buttonClass({ variant, size, block }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
      {...rest}
    >
      <Label shown={!(busy && busyLabel)} priced={price !== undefined}>
        {children}
        {price !== undefined && <Price credits={price} short={shortPrice} />}
      </Label>
      {busyLabel && <Label shown={busy}>{busyLabel}</Label>}
    </button>
  );
}

interface LabelProps {
  shown: boolean;
  priced?: boolean;
  children: ReactNode;
}

function Label({ shown, priced = false, children }: LabelProps) {
  return (
    <span
      className={clsx(shown ? styles.label : styles.away, priced && styles.priced)}
      aria-hidden={shown ? undefined : true}
    >
      {children}
    </span>
  );
}
