import { isCommandEnter } from '@flint/shared/input/is-enter';
import { lazyPart } from '@flint/shared/ui/lazy-part';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { type Faults as ByField, useSubmit } from '@flint/shared/ui/use-submit';
import { type KeyboardEvent, type ReactNode, Suspense } from 'react';
import type { Problem } from '../problem';
import type { Prices } from '../use-prices';
import { OrderButton, type OrderButtonProps } from './order-button';
import styles from './order-form.module.css';

/** Lazy: loaded by the first press that needs it. */
const ProblemNote = lazyPart(
  async () => ({ default: (await import(/* webpackChunkName: "late" */ './problem-note')).ProblemNote }),
  ({ problem }) => <p>{problem.kind === 'refused' ? problem.message : 'What you typed is kept.'}</p>,
);

interface OrderFormProps<Faults extends object> extends Omit<OrderButtonProps, 'children'> {
  /** Validation errors by field; hidden before the first press. */
  faults: Faults;
  prices: Pick<Prices, 'error' | 'reload'>;
  problem: Problem | null;
  /** Receives the price that was shown; 0 where there was none and a press spends nothing. */
  onSend: (price: number) => void;
  /** Renders the fields with their errors. */
  children: (faults: Partial<Faults>) => ReactNode;
}

/** The order form: what to make, how, and its price. Ctrl or Cmd and Enter submit it. */
export function OrderForm<Faults extends object>({
  faults,
  prices,
  problem,
  onSend,
  children,
  ...button
}: OrderFormProps<Faults>) {
  const { props, shown } = useSubmit({
    faults: faults as ByField<string>,
    send() {
      if (button.price !== undefined || button.harmless) onSend(button.price ?? 0);
    },
  });

  return (
    <form className={styles.form} onKeyDown={submitByKeys} {...props}>
      {children(shown as Partial<Faults>)}
      <OrderButton {...button}>
        {prices.error && (
          <RetryNote title={prices.error} onRetry={prices.reload}>
            The price is not known. Nothing was charged.
          </RetryNote>
        )}
        <Suspense>{problem && <ProblemNote problem={problem} />}</Suspense>
      </OrderButton>
    </form>
  );
}

function submitByKeys(event: KeyboardEvent<HTMLFormElement>) {
  if (!isCommandEnter(event)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
