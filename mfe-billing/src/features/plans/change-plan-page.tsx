import { toMessage } from '@flint/shared/api/message';
import { CATALOGUE, findPlan, PLAN_INTERVALS, type PlanInterval, planPrice } from '@flint/shared/contracts/catalogue';
import { formatMoney } from '@flint/shared/contracts/money';
import { getHref } from '@flint/shared/contracts/routes';
import type { Subscription } from '@flint/shared/contracts/subscriptions';
import { useResource } from '@flint/shared/state/use-resource';
import { Badge } from '@flint/shared/ui/badge';
import { ButtonLink } from '@flint/shared/ui/button-link';
import { formatCredits } from '@flint/shared/ui/format-number';
import layout from '@flint/shared/ui/layout.module.css';
import { Note } from '@flint/shared/ui/note';
import { Page, PageHead } from '@flint/shared/ui/page';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { Segmented } from '@flint/shared/ui/segmented';
import { Skeleton } from '@flint/shared/ui/skeleton';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BeginPlan } from './begin-plan';
import { ConfirmChange } from './confirm-change';
import { BILLING } from './overview';
import styles from './plans.module.css';

const INTERVALS: Record<PlanInterval, string> = { month: 'Monthly', year: 'Yearly, 2 months free' };

/** Chooses a plan, and shows what it costs before it is begun or changed. */
export default function ChangePlanPage() {
  const { data, status, error, reload } = useResource(BILLING);
  return (
    <Page>
      <PageHead
        title="Change your plan"
        lead="Up starts at once and costs the difference. Down starts when the paid time is over."
        actions={
          <ButtonLink href={getHref('/account/billing')} variant="line">
            Plan and payments
          </ButtonLink>
        }
      />
      {status === 'failed' && !data && (
        <RetryNote title={toMessage(error)} onRetry={reload}>
          Your plan is as it was.
        </RetryNote>
      )}
      {!data && status !== 'failed' && <Skeleton shape="block" className={styles.skeleton} />}
      {data?.mode === 'off' && <Note title="Plans cannot be had here yet.">Ask whoever runs this studio.</Note>}
      {data && data.mode !== 'off' && <Choice subscription={data.subscription} trial={data.trial} />}
    </Page>
  );
}

function Choice({ subscription, trial }: { subscription: Subscription | null; trial: boolean }) {
  const [query] = useSearchParams();
  const wanted = query.get('planName') ?? subscription?.planName ?? 'pro';
  const [planName, setPlanName] = useState(findPlan(wanted)?.planName ?? 'pro');
  const [interval, setInterval] = useState<PlanInterval>(
    query.get('interval') === 'year' || (!query.has('planName') && subscription?.interval === 'year')
      ? 'year'
      : 'month',
  );
  const name = useId();
  const plans = CATALOGUE.plans.filter(({ price }) => subscription !== null || price.amount > 0);
  const isCurrent = (plan: string) => plan === subscription?.planName && interval === subscription.interval;
  const chosen = { planName, interval };
  return (
    <div className={styles.choice}>
      <div className={layout.stack}>
        <Segmented
          label="Paid"
          value={interval}
          onChange={setInterval}
          segments={PLAN_INTERVALS.map((value) => ({ value, label: INTERVALS[value] }))}
        />
        <div className={styles.plans} role="radiogroup" aria-label="Plan">
          {plans.map((plan) => (
            <label key={plan.planName} className={styles.plan}>
              <span>
                <input
                  type="radio"
                  className="sr"
                  name={name}
                  checked={plan.planName === planName}
                  onChange={() => setPlanName(plan.planName)}
                />
                <span className={text.strong}>{plan.name}</span> {isCurrent(plan.planName) && <Badge>Yours now</Badge>}
                <br />
                <span className={clsx(text.small, text.soft)}>
                  {formatCredits(plan.credits)} {plan.price.amount > 0 ? 'a month' : 'once'}
                </span>
              </span>
              <span className={clsx(text.strong, text.num)}>{formatMoney(planPrice(plan, interval))}</span>
            </label>
          ))}
        </div>
      </div>
      {subscription ? (
        <ConfirmChange key={`${planName} ${interval}`} subscription={subscription} to={chosen} />
      ) : (
        <BeginPlan
          key={`${planName} ${interval}`}
          chosen={chosen}
          trial={trial}
          wantsTrial={query.get('trial') === 'true'}
          choice={wanted === planName ? query.get('choice') : null}
        />
      )}
    </div>
  );
}
