import { type Checkout, checkoutRead } from '@flint/shared/contracts/checkouts';
import { formatMoney } from '@flint/shared/contracts/money';
import { callResource } from '@flint/shared/state/resource';
import { invalidate } from '@flint/shared/state/resources';
import { useResource } from '@flint/shared/state/use-resource';
import { ButtonLink } from '@flint/shared/ui/button-link';
import { formatCredits } from '@flint/shared/ui/format-number';
import { Note } from '@flint/shared/ui/note';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { useStore } from 'jotai';
import { useEffect } from 'react';
import type { Reason } from './reason';

/** While the provider's word is awaited, in milliseconds. */
const POLL_MS = 1_000;

const checkoutOf = (id: string) =>
  callResource(
    checkoutRead,
    { params: { id } },
    { again: (data) => (data && isAwaited(data.checkout) ? POLL_MS : undefined) },
  );

const isAwaited = ({ state }: Checkout) => state === 'open' || state === 'paid';

interface PaidNoteProps {
  /** Id of the checkout that led back here. */
  id: string;
  reason: Reason | null;
  balance: number | null;
}

/** What became of a payment: credited, on its way, or not made; and the way back to the work that lacked credits. */
export function PaidNote({ id, reason, balance }: PaidNoteProps) {
  const store = useStore();
  const { data, status, reload } = useResource(checkoutOf(id));
  const state = data?.checkout.state;
  useEffect(() => {
    if (state !== 'credited') return;
    for (const key of ['creditsOverview', 'creditsStatement', 'purchaseList']) invalidate(store, key);
  }, [store, state]);
  if (status === 'failed' && !data)
    return (
      <RetryNote title="Your payment could not be looked up." onRetry={reload}>
        A payment that was made is credited in any case.
      </RetryNote>
    );
  if (!data) return <Note role="status" title="Looking up your payment." />;
  const { credits, price } = data.checkout;
  if (state === 'credited') {
    const enough = reason?.need === undefined || balance === null || balance >= reason.need;
    return (
      <Note
        tone="good"
        role="status"
        title={`${formatCredits(credits)} added for ${formatMoney(price)}.`}
        action={
          reason?.back && (
            <ButtonLink href={reason.back} variant="ink" size="sm">
              Back to {reason.page?.title}
            </ButtonLink>
          )
        }
      >
        {reason?.back && enough ? 'Your form is as you left it.' : 'Your receipt is below.'}
      </Note>
    );
  }
  if (state === 'cancelled' || state === 'expired')
    return (
      <Note tone="warn" role="status" title="Nothing was paid.">
        You can choose a package again.
      </Note>
    );
  return (
    <Note role="status" title="Your payment is on its way.">
      The credits arrive by themselves, usually within seconds. You can leave this page.
    </Note>
  );
}
