import { viewerAtom } from '@flint/shared/state/boot';
import { creditsAtom } from '@flint/shared/state/credits';
import { Button } from '@flint/shared/ui/button';
import { formatCredits, formatNumber } from '@flint/shared/ui/format-number';
import clsx from 'clsx';
import { useAtomValue } from 'jotai';
import { type ReactNode, useId } from 'react';
import { useOnline } from '../use-online';
import styles from './order-form.module.css';

export interface OrderButtonProps {
  /** The button's verb. */
  verb: string;
  /** Undefined until the prices are known: the button is then disabled, unless `harmless`. */
  price: number | undefined;
  /** Whether a press spends nothing, such as one that leads to sign-in. */
  harmless?: boolean;
  /** How the price is computed, such as `2 pictures × 4 credits`, or why there is none. */
  sum: ReactNode;
  busy: boolean;
  /**
   * On narrow screens the button is at the form's end instead of sticky: over a long form it would cover the field at
   * the bottom of the screen.
   */
  atEnd?: boolean;
  /** What prevents the order, shown right above the button. */
  children?: ReactNode;
}

/** The page's primary button, with its price and the balance after it. */
export function OrderButton({ verb, price, harmless = false, sum, busy, atEnd = false, children }: OrderButtonProps) {
  const online = useOnline();
  const viewer = useAtomValue(viewerAtom);
  const sumId = useId();
  return (
    <div className={clsx(styles.go, viewer && styles.aboveTabs, atEnd && styles.atEnd)}>
      {children}
      <Button
        type="submit"
        variant="ember"
        size="lg"
        block
        price={price}
        busy={busy}
        disabled={(price === undefined && !harmless) || !online}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        aria-describedby={sumId}
      >
        {verb}
      </Button>
      <p className={styles.sum} id={sumId}>
        {online ? <Sum price={price} sum={sum} /> : <span>You are offline. Your prompt is kept here.</span>}
      </p>
    </div>
  );
}

function Sum({ price, sum }: Pick<OrderButtonProps, 'price' | 'sum'>) {
  const { balance } = useAtomValue(creditsAtom);
  if (price === undefined) return <span>{sum}</span>;
  const short = balance !== null && balance < price;
  return (
    <>
      <span>{sum}</span>
      {balance !== null && (
        <span className={short ? styles.short : undefined}>
          {short ? `${formatCredits(balance)} left` : `${formatNumber(balance - price)} left after this`}
        </span>
      )}
    </>
  );
}
