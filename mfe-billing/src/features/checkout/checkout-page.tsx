import { toMessage } from '@flint/shared/api/message';
import { type Checkout, checkoutRead } from '@flint/shared/contracts/checkouts';
import { callResource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import { ButtonLink } from '@flint/shared/ui/button-link';
import { Page, PageHead } from '@flint/shared/ui/page';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { Skeleton } from '@flint/shared/ui/skeleton';
import { StatePanel } from '@flint/shared/ui/state-panel';
import { useParams } from 'react-router-dom';
import styles from './checkout.module.css';
import { Payment } from './payment';

/** The payment page of the test mode: the same steps as at a payment provider, and no money moves. */
export default function CheckoutPage() {
  const { id = '' } = useParams();
  const { data, status, error, reload } = useResource(callResource(checkoutRead, { params: { id } }));
  const checkout = data?.checkout;
  return (
    <Page width="text">
      <PageHead title={checkout?.plan ? 'Pay for a plan' : 'Pay for credits'} />
      {status === 'failed' && !checkout && (
        <RetryNote title={toMessage(error)} onRetry={reload}>
          Nothing was paid.
        </RetryNote>
      )}
      {!checkout && status !== 'failed' && <Skeleton shape="block" className={styles.skeleton} />}
      {checkout && (checkout.state === 'open' ? <Payment checkout={checkout} /> : <Over checkout={checkout} />)}
    </Page>
  );
}

/** A checkout that is over: paid, or ended without a payment. */
function Over({ checkout: { state, returnUrl, cancelUrl, plan } }: { checkout: Checkout }) {
  const ended = state === 'cancelled' || state === 'expired';
  return (
    <StatePanel
      title={ended ? 'This payment was ended' : 'This is paid'}
      actions={
        <ButtonLink href={ended ? cancelUrl : returnUrl} variant="ink">
          {plan ? 'Back to your plan' : 'Back to your credits'}
        </ButtonLink>
      }
    >
      {ended ? 'Nothing was paid. You can choose again.' : 'Nothing is charged twice.'}
    </StatePanel>
  );
}
