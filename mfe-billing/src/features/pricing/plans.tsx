import { CATALOGUE } from '@flint/shared/contracts/catalogue';
import { formatMoney } from '@flint/shared/contracts/money';
import { getHref } from '@flint/shared/contracts/routes';
import { useViewer } from '@flint/shared/orders/use-viewer';
import { ButtonLink } from '@flint/shared/ui/button-link';
import { formatCredits } from '@flint/shared/ui/format-number';
import { type Column, Table } from '@flint/shared/ui/table';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { Band } from './band';
import styles from './pricing.module.css';

type Plan = (typeof CATALOGUE.plans)[number];

/** The plans, with what their credits make, and the way to begin one. */
export function Plans({ yieldOf }: { yieldOf: (id: string, credits: number) => string }) {
  const planHref = usePlanHref();
  const columns: readonly Column<Plan>[] = [
    {
      key: 'plan',
      head: 'Plan',
      cell: ({ name, summary }) => (
        <>
          <span className={clsx(text.strong, styles.plan)}>{name}</span>
          <span className={clsx(text.small, text.soft, styles.line)}>{summary}</span>
        </>
      ),
    },
    {
      key: 'credits',
      head: 'Credits',
      cell: ({ planName, credits, price }) => (
        <>
          {formatCredits(credits)} {price.amount > 0 ? 'a month' : 'once'}
          <span className={clsx(text.small, text.soft, styles.line)}>{yieldOf(planName, credits)}</span>
        </>
      ),
    },
    {
      key: 'price',
      head: 'A month',
      numeric: true,
      cell: ({ price, yearly }) => (
        <>
          {price.amount === 0 ? 'Free' : formatMoney(price)}
          {price.amount > 0 && (
            <span className={clsx(text.small, text.soft, styles.line)}>{formatMoney(yearly)} a year</span>
          )}
        </>
      ),
    },
    {
      key: 'begin',
      head: 'Begin',
      cell: ({ planName, price, name }) =>
        price.amount > 0 && (
          <ButtonLink href={planHref(planName)} variant="line" size="sm" aria-label={`Choose ${name}`}>
            Choose
          </ButtonLink>
        ),
    },
  ];
  return (
    <Band title="Plans" lead="Paid by the month, or by the year with two months free. What is left rolls over once.">
      <Table label="Plans" columns={columns} rows={CATALOGUE.plans} rowKey={({ planName }) => planName} />
    </Band>
  );
}

/** Where a plan's button leads: to its confirmation, by way of a new account for visitors. */
function usePlanHref() {
  const { viewer } = useViewer();
  return (planName: string) => {
    const next = getHref('/settings/change-plan', { planName });
    return viewer === 'user' ? next : getHref('signup', { next });
  };
}
