import { request } from '@flint/shared/api/request';
import { findPlan, type PlanInterval, type PlanName, planPrice, TRIAL_DAYS } from '@flint/shared/contracts/catalogue';
import { formatMoney } from '@flint/shared/contracts/money';
import { elementsSubscription, planCheckout } from '@flint/shared/contracts/plans';
import { sessionAtom } from '@flint/shared/state/session';
import { Bill } from '@flint/shared/ui/bill';
import { Button } from '@flint/shared/ui/button';
import { Checkbox } from '@flint/shared/ui/checkbox';
import { formatCredits } from '@flint/shared/ui/format-number';
import layout from '@flint/shared/ui/layout.module.css';
import { Note } from '@flint/shared/ui/note';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { checkoutOrder } from './plan-order';
import { useAction } from './use-action';

interface BeginPlanProps {
  chosen: { planName: PlanName; interval: PlanInterval };
  /** Whether a trial may be had. */
  trial: boolean;
  wantsTrial: boolean;
  /** A signed choice from before the sign-up. */
  choice: string | null;
}

const PLACES = { returnUrl: '/account/billing', cancelUrl: '/settings/change-plan' };

/** What a plan costs, and the button that opens its payment page. */
export function BeginPlan({ chosen, trial, wantsTrial, choice }: BeginPlanProps) {
  const { user } = useAtomValue(sessionAtom);
  const [isTrial, setIsTrial] = useState(trial && wantsTrial);
  const [key] = useState(() => crypto.randomUUID());
  const [fieldsKey] = useState(() => crypto.randomUUID());
  const { run, busy, failure } = useAction('checkout/rejected');
  const plan = findPlan(chosen.planName);
  if (!plan || !user) return null;
  const price = formatMoney(planPrice(plan, chosen.interval));
  const begin = () =>
    run('begin', async () => {
      const order = { ...chosen, trial: isTrial };
      const own = choice !== null && isTrial === wantsTrial;
      const body = own ? { choice, ...PLACES } : checkoutOrder(order, { ...PLACES, userId: user.id });
      // Pressed again after a lost answer it is the same order; with another trial it is another one.
      const { url } = await request(planCheckout, { body }, isTrial ? {} : { idempotencyKey: key });
      window.location.assign(url);
    });
  const openFields = () =>
    run('fields', async () => {
      const { planName, interval } = chosen;
      const body = { planName, email: user.email, trial: isTrial, ...(interval === 'year' && { interval }) };
      const { url } = await request(elementsSubscription, { body }, isTrial ? {} : { idempotencyKey: fieldsKey });
      // By a full load: the page of card fields has a policy of its own.
      window.location.assign(url ?? PLACES.returnUrl);
    });
  return (
    <section className={clsx(layout.stack, layout.loose)} aria-label="Order">
      <Bill
        lines={[
          { label: `${plan.name}, ${formatCredits(plan.credits)} a month`, value: `${price} a ${chosen.interval}` },
          ...(isTrial ? [{ label: `Trial, ${TRIAL_DAYS} days`, value: formatCredits(plan.trialCredits) }] : []),
        ]}
        sum={{ label: 'Due today', value: isTrial ? formatMoney({ ...plan.price, amount: 0 }) : price }}
      />
      {trial && (
        <Checkbox checked={isTrial} onChange={({ target }) => setIsTrial(target.checked)}>
          Try it for {TRIAL_DAYS} days first
        </Checkbox>
      )}
      <p className={clsx(text.small, text.soft)}>
        {isTrial
          ? 'A card is asked for. The plan begins when the trial ends, unless you end it before.'
          : `It renews each ${chosen.interval} until you end it.`}
      </p>
      {failure !== null && (
        <Note tone="bad" role="alert" title={failure}>
          Nothing was charged.
        </Note>
      )}
      <Button variant="line" size="lg" busy={busy === 'fields'} busyLabel="Opening" onClick={() => void openFields()}>
        {isTrial ? 'Add the card on this site' : 'Pay by card on this site'}
      </Button>
      <Button variant="ink" size="lg" busy={busy === 'begin'} busyLabel="Opening" onClick={() => void begin()}>
        {isTrial ? `Try ${plan.name}` : `Begin ${plan.name} for ${price}`}
      </Button>
    </section>
  );
}
