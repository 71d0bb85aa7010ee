import { toMessage } from '@flint/shared/api/message';
import { checkoutRead } from '@flint/shared/contracts/checkouts';
import { callResource } from '@flint/shared/state/resource';
import { invalidate } from '@flint/shared/state/resources';
import { useResource } from '@flint/shared/state/use-resource';
import layout from '@flint/shared/ui/layout.module.css';
import { Note } from '@flint/shared/ui/note';
import { Page, PageHead } from '@flint/shared/ui/page';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { Skeleton } from '@flint/shared/ui/skeleton';
import { useStore } from 'jotai';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Purchases } from '../credits/purchases';
import { AutoTopUp } from './auto-top-up';
import { Invoices } from './invoices';
import { Lots } from './lots';
import { BILLING } from './overview';
import { PaymentMethod } from './payment-method';
import { PlanNow } from './plan-now';
import styles from './plans.module.css';
import { SpendingCapsSection } from './spending-caps';

/** The account's billing: plan, lots of credits, payment method, invoices and receipts. */
export default function BillingPage() {
  const { data, status, error, reload } = useResource(BILLING);
  const [query] = useSearchParams();
  const checkout = query.get('checkout');
  const isOpen = data?.invoices.some(({ state }) => state === 'open') ?? false;
  return (
    <Page>
      <PageHead title="Plan and payments" />
      {checkout && <Begun id={checkout} />}
      {query.get('payment') === 'failed' && (
        <Note tone="bad" role="alert" title="The payment for your change was not made.">
          Your plan is as it was. {isOpen ? 'Pay the open invoice below, or use another card.' : 'Use another card.'}
        </Note>
      )}
      {status === 'failed' && (
        <RetryNote title={toMessage(error)} onRetry={reload}>
          Nothing was changed.
        </RetryNote>
      )}
      {!data && status !== 'failed' && <Skeleton shape="block" className={styles.skeleton} />}
      {data && (
        <>
          <div className={styles.top}>
            <PlanNow subscription={data.subscription} trial={data.trial} invoices={data.invoices} mode={data.mode} />
            <Lots lots={data.lots} subscription={data.subscription} />
          </div>
          {data.mode !== 'off' && <PaymentMethod subscription={data.subscription} />}
          {data.mode !== 'off' && <AutoTopUp />}
          <SpendingCapsSection />
          <Invoices invoices={data.invoices} />
          <div className={layout.stack}>
            <Purchases />
          </div>
        </>
      )}
    </Page>
  );
}

/** While the provider's word is awaited, in milliseconds. */
const POLL_MS = 1_000;

/** What became of a checkout that led back here. */
function Begun({ id }: { id: string }) {
  const store = useStore();
  const { data } = useResource(
    callResource(
      checkoutRead,
      { params: { id } },
      { again: (read) => (read?.checkout.state === 'open' ? POLL_MS : undefined) },
    ),
  );
  const state = data?.checkout.state;
  useEffect(() => {
    if (state === 'credited') invalidate(store, BILLING.key);
  }, [store, state]);
  if (state === 'credited')
    return (
      <Note tone="good" role="status" title={`You have ${data?.checkout.name} now.`}>
        Its credits are in your balance.
      </Note>
    );
  if (state === 'open') return <Note role="status" title="Your payment is on its way." />;
  return null;
}
