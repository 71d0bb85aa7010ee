import { toMessage } from '@flint/shared/api/message';
import { TRIAL_DAYS } from '@flint/shared/contracts/catalogue';
import { type Checkout, checkoutRead } from '@flint/shared/contracts/checkouts';
import { formatMoney } from '@flint/shared/contracts/money';
import { getHref } from '@flint/shared/contracts/routes';
import { callResource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import { Bill } from '@flint/shared/ui/bill';
import { formatCredits } from '@flint/shared/ui/format-number';
import layout from '@flint/shared/ui/layout.module.css';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { Skeleton } from '@flint/shared/ui/skeleton';
import { StatePanel } from '@flint/shared/ui/state-panel';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { useEffect } from 'react';
import { CardFields } from './card-fields';
import styles from './checkout.module.css';

const ENDED = ['cancelled', 'expired'];

/** Pays a checkout that was begun: a plan, or a charge that the bank asks to confirm. */
export function PayCheckout({ id }: { id: string }) {
  const { data, status, error, reload } = useResource(callResource(checkoutRead, { params: { id } }));
  const { checkout, fields } = data ?? {};
  const elsewhere = checkout && !fields ? nextPlace(checkout) : undefined;
  useEffect(() => {
    if (elsewhere) window.location.replace(elsewhere);
  }, [elsewhere]);
  if (status === 'failed' && !data)
    return (
      <RetryNote title={toMessage(error)} onRetry={reload}>
        Nothing was charged.
      </RetryNote>
    );
  if (!checkout || elsewhere) return <Skeleton shape="block" className={styles.skeleton} />;
  if (!fields)
    return (
      <StatePanel title="This payment has ended" actions={<a href={getHref('/account/billing')}>Plan and payments</a>}>
        Nothing was charged by it. Begin it again there.
      </StatePanel>
    );
  const { price, plan, name, credits, cancelUrl, returnUrl } = checkout;
  const isTrial = plan !== undefined && plan.trialDays > 0;
  const money = formatMoney(price);
  return (
    <div className={clsx(layout.stack, layout.loose)}>
      <Bill
        lines={[
          {
            label: `${name}, ${formatCredits(credits)}${plan ? ' a month' : ''}`,
            value: plan ? `${money} a ${plan.interval}` : money,
          },
        ]}
        sum={{ label: 'To pay now', value: isTrial ? formatMoney({ ...price, amount: 0 }) : money }}
      />
      {isTrial && (
        <p className={clsx(text.small, text.soft)}>
          The plan begins when the {TRIAL_DAYS} days are over, unless you end it before.
        </p>
      )}
      <CardFields
        {...fields}
        returnUrl={new URL(returnUrl, window.location.origin).href}
        action={isTrial ? 'Save the card and begin the trial' : `Pay ${money}`}
      />
      <a className={text.link} href={cancelUrl}>
        Back without paying
      </a>
    </div>
  );
}

/** Where a checkout without card fields goes on: to what was paid, or to the page that takes it. */
function nextPlace({ state, url, returnUrl }: Checkout): string | undefined {
  if (ENDED.includes(state)) return undefined;
  if (state !== 'open') return returnUrl;
  return new URL(url, window.location.origin).pathname === window.location.pathname ? undefined : url;
}
