import { request } from '@flint/shared/api/request';
import { formatMoney } from '@flint/shared/contracts/money';
import { changePlan } from '@flint/shared/contracts/plans';
import { getHref } from '@flint/shared/contracts/routes';
import type { Invoice, Subscription } from '@flint/shared/contracts/subscriptions';
import { invalidate } from '@flint/shared/state/resources';
import { Button } from '@flint/shared/ui/button';
import { ButtonLink } from '@flint/shared/ui/button-link';
import { formatCredits, formatNumber } from '@flint/shared/ui/format-number';
import layout from '@flint/shared/ui/layout.module.css';
import { Note } from '@flint/shared/ui/note';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { useStore } from 'jotai';
import { useState } from 'react';
import { BILLING, sayDay } from './overview';
import styles from './plans.module.css';
import { useAction } from './use-action';

interface PlanNowProps {
  subscription: Subscription | null;
  /** Whether a trial may be had. */
  trial: boolean;
  invoices: readonly Invoice[];
  mode: 'live' | 'test' | 'off';
}

/** The plan that the viewer has, what comes next, and how it is changed, ended and taken up again. */
export function PlanNow({ subscription, trial, invoices, mode }: PlanNowProps) {
  const open = invoices.find(({ state, payUrl }) => state === 'open' && payUrl !== null);
  return (
    <section className={styles.now} aria-label="Plan">
      <p className={clsx(text.small, text.soft)}>Your plan</p>
      <h2 className={styles.name}>{subscription?.name ?? 'Free'}</h2>
      {subscription ? (
        <Terms subscription={subscription} />
      ) : (
        <p className={text.soft}>25 credits once, and packages.</p>
      )}
      {subscription?.state === 'past_due' && (
        <Note tone="bad" title="The last payment failed.">
          Your plan goes on for some days while it is tried again.{' '}
          {open?.payUrl && (
            <a className={text.link} href={open.payUrl}>
              Pay {formatMoney(open.price)} now
            </a>
          )}
        </Note>
      )}
      {mode === 'off' ? (
        <p className={text.soft}>Plans cannot be had here yet.</p>
      ) : (
        <Actions subscription={subscription} trial={trial} />
      )}
      {subscription && (
        <p className={clsx(text.small, text.faint)}>
          Unused plan credits roll over up to {formatNumber(subscription.rollOver)}.
        </p>
      )}
    </section>
  );
}

function Terms({ subscription }: { subscription: Subscription }) {
  const { price, interval, credits, periodEnd, endsAt, next, state, trialEndsAt } = subscription;
  const each = `${formatMoney(price)} a ${interval}`;
  if (endsAt) return <p className={text.soft}>Ends on {sayDay(endsAt)}. Until then you have all of it.</p>;
  if (state === 'trialing' && trialEndsAt)
    return (
      <p className={text.soft}>
        Trial until {sayDay(trialEndsAt)}, then {each} with {formatCredits(credits)} a month.
      </p>
    );
  return (
    <p className={clsx(text.soft, text.num)}>
      {each}, next on {sayDay(periodEnd)}. {formatCredits(credits)} a month.
      {next && ` ${nameOf(next.planName)} follows on ${sayDay(periodEnd)}.`}
    </p>
  );
}

const nameOf = (planName: string) => planName.charAt(0).toUpperCase() + planName.slice(1);

function Actions({ subscription, trial }: Pick<PlanNowProps, 'subscription' | 'trial'>) {
  const store = useStore();
  const [asks, setAsks] = useState(false);
  const { run, busy, failure } = useAction('changePlan/rejected');
  if (!subscription)
    return (
      <ButtonLink href={getHref('/settings/change-plan')} variant="ink">
        {trial ? 'Try a plan' : 'Choose a plan'}
      </ButtonLink>
    );
  const { planName, interval, endsAt, next, periodEnd, name } = subscription;
  const change = (to: string) =>
    run(to, async () => {
      await request(changePlan, { body: { planName: to, ...(interval === 'year' && { interval }) } });
      setAsks(false);
      invalidate(store, BILLING.key);
    });
  const isChanging = endsAt !== null || next !== null;
  return (
    <>
      {failure !== null && (
        <Note tone="bad" role="alert" title={failure}>
          Nothing was changed.
        </Note>
      )}
      <div className={clsx(layout.row, layout.wrap)}>
        {isChanging && (
          <Button variant="ink" busy={busy === planName} onClick={() => void change(planName)}>
            Keep {name}
          </Button>
        )}
        <ButtonLink href={getHref('/settings/change-plan')} variant={isChanging ? 'line' : 'ink'}>
          Change plan
        </ButtonLink>
        {!endsAt && !asks && <Button onClick={() => setAsks(true)}>End plan</Button>}
      </div>
      {asks && (
        <Note tone="warn" role="alert" title={`End ${name}?`}>
          <span className={styles.question}>
            It goes on until {sayDay(periodEnd)}. Bought credits stay; plan credits end with it.
            <span className={clsx(layout.row, layout.wrap)}>
              <Button size="sm" variant="line" onClick={() => setAsks(false)}>
                Keep it
              </Button>
              <Button size="sm" variant="ink" busy={busy === 'free'} onClick={() => void change('free')}>
                End on {sayDay(periodEnd)}
              </Button>
            </span>
          </span>
        </Note>
      )}
    </>
  );
}
