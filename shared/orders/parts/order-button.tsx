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
  /** What the press does. */
  verb: string;
  /** Undefined until the prices are known: nobody presses without one, unless that spends nothing. */
  price: number | undefined;
  /** Whether a press spends nothing, such as one that leads to signing in. */
  harmless?: boolean;
  /** What the price comes from, such as `2 pictures × 4 credits`, or why there is none. */
  sum: ReactNode;
  busy: boolean;
  /**
   * On narrow screens it stands at the form's end, and does not stay in reach: over a long form it would lie on
   * whatever field is at the end of the screen.
   */
  atEnd?: boolean;
  /** What stands in the way, right above the button. */
  children?: ReactNode;
}

/** The page's one orange button, with its price and what is left after it. */
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
