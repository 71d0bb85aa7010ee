import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import { findPlan, type PlanInterval, type PlanName } from '@flint/shared/contracts/catalogue';
import { formatMoney } from '@flint/shared/contracts/money';
import { changePlan, previewPlan } from '@flint/shared/contracts/plans';
import { getHref } from '@flint/shared/contracts/routes';
import type { PlanPreview, Subscription } from '@flint/shared/contracts/subscriptions';
import { callResource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import { Bill } from '@flint/shared/ui/bill';
import { Button } from '@flint/shared/ui/button';
import { formatCredits } from '@flint/shared/ui/format-number';
import layout from '@flint/shared/ui/layout.module.css';
import { Note } from '@flint/shared/ui/note';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { Skeleton } from '@flint/shared/ui/skeleton';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { sayDay } from './overview';
import styles from './plans.module.css';
import { useAction } from './use-action';

interface ConfirmChangeProps {
  subscription: Subscription;
  to: { planName: PlanName; interval: PlanInterval };
}

/** What a change costs and when it comes, and the button that makes it. */
export function ConfirmChange({ subscription, to }: ConfirmChangeProps) {
  const query = { planName: to.planName, ...(to.interval === 'year' && { interval: to.interval }) };
  const { data, status, error, reload } = useResource(callResource(previewPlan, { query }));
  const { run, busy, failure } = useAction('changePlan/rejected');
  if (status === 'failed' && !data)
    return (
      <RetryNote title={toMessage(error)} onRetry={reload}>
        Your plan is as it was.
      </RetryNote>
    );
  if (!data) return <Skeleton shape="block" className={styles.skeleton} />;
  const { preview } = data;
  const name = findPlan(to.planName)?.name ?? to.planName;
  const confirm = () =>
    run('change', async () => {
      const { url } = await request(changePlan, { body: { ...query, dueNow: preview.dueNow.amount } });
      // A full load, so that balance and plan are read anew everywhere.
      window.location.assign(url ?? getHref('/account/billing'));
    });
  return (
    <section className={clsx(layout.stack, layout.loose)} aria-label="What changes" aria-live="polite">
      <p className={text.strong}>{headOf(preview, name)}</p>
      <Bill
        lines={preview.lines.map(({ label, price }) => ({ label, value: formatMoney(price) }))}
        sum={{ label: 'Due today', value: formatMoney(preview.dueNow) }}
      />
      <p className={clsx(text.small, text.soft)}>{consequenceOf(preview, subscription)}</p>
      {failure !== null && (
        <Note tone="bad" role="alert" title={failure}>
          Nothing was charged.
        </Note>
      )}
      <Button
        variant="ink"
        size="lg"
        disabled={preview.when === 'none'}
        busy={busy === 'change'}
        busyLabel="Changing"
        onClick={() => void confirm()}
      >
        {verbOf(preview, name)}
      </Button>
    </section>
  );
}

function headOf({ when, at, planName }: PlanPreview, name: string): string {
  if (when === 'none') return `Nothing changes`;
  if (when === 'now') return `${name} starts now`;
  return planName === 'free' ? `Your plan ends on ${sayDay(at)}` : `${name} starts on ${sayDay(at)}`;
}

function consequenceOf({ when, price, interval, creditsNow, planName }: PlanPreview, { name }: Subscription): string {
  if (when === 'none') return 'You have this plan, or it is what follows.';
  const then = `From then on ${formatMoney(price)} a ${interval}.`;
  if (when === 'now') return creditsNow > 0 ? `${formatCredits(creditsNow)} arrive now. ${then}` : then;
  if (planName === 'free') return `You keep ${name} until then. Your work and bought credits stay.`;
  return `You keep ${name} until then. ${then}`;
}

function verbOf({ when, at, dueNow }: PlanPreview, name: string): string {
  if (when === 'none') return 'No change';
  if (when === 'now') return dueNow.amount > 0 ? `Pay ${formatMoney(dueNow)} and change` : `Take ${name}`;
  return `Change on ${sayDay(at)}`;
}
