import { CATALOGUE } from '@flint/shared/contracts/catalogue';
import { formatMoney } from '@flint/shared/contracts/money';
import { formatCredits } from '@flint/shared/ui/format-number';
import { type Column, Table } from '@flint/shared/ui/table';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { Band } from './band';
import styles from './pricing.module.css';

type Plan = (typeof CATALOGUE.plans)[number];

/** The plans, with what their credits make; those that are not sold yet say so. */
export function Plans({ yieldOf }: { yieldOf: (id: string, credits: number) => string }) {
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
      cell: ({ price }) => (price.amount === 0 ? 'Free' : formatMoney(price)),
    },
  ];
  return (
    <Band title="Plans" lead="Monthly plans are on their way. Until then, packages are the way to more credits.">
      <Table label="Plans" columns={columns} rows={CATALOGUE.plans} rowKey={({ planName }) => planName} />
    </Band>
  );
}
