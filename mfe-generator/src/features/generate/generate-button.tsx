import { viewerAtom } from '@flint/shared/state/boot';
import { creditsAtom } from '@flint/shared/state/credits';
import { Button } from '@flint/shared/ui/button';
import { formatCredits, formatNumber } from '@flint/shared/ui/format-number';
import clsx from 'clsx';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import styles from './generate-form.module.css';
import { useOnline } from './use-online';

interface GenerateButtonProps {
  /** Undefined until the prices are known: nobody presses without one. */
  price: number | undefined;
  count: number;
  busy: boolean;
  /** What stands in the way, right above the button. */
  children?: ReactNode;
}

/** The page's one orange button, with its price and what is left after it. */
export function GenerateButton({ price, count, busy, children }: GenerateButtonProps) {
  const online = useOnline();
  const viewer = useAtomValue(viewerAtom);
  return (
    <div className={clsx(styles.go, viewer && styles.aboveTabs)}>
      {children}
      <Button
        type="submit"
        variant="ember"
        size="lg"
        block
        price={price}
        busy={busy}
        disabled={price === undefined || !online}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        aria-describedby="generate-sum"
      >
        Generate
      </Button>
      <p className={styles.sum} id="generate-sum">
        {online ? <Sum price={price} count={count} /> : <span>You are offline. Your prompt is kept here.</span>}
      </p>
    </div>
  );
}

function Sum({ price, count }: { price: number | undefined; count: number }) {
  const { balance } = useAtomValue(creditsAtom);
  if (price === undefined) return null;
  const short = balance !== null && balance < price;
  return (
    <>
      <span>
        {formatNumber(count)} {count === 1 ? 'picture' : 'pictures'} × {formatCredits(price / count)}
      </span>
      {balance !== null && (
        <span className={short ? styles.short : undefined}>
          {short ? `${formatCredits(balance)} left` : `${formatNumber(balance - price)} left after this`}
        </span>
      )}
    </>
  );
}
