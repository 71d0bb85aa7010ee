import { toMessage } from '@flint/shared/api/message';
import { deskFigures } from '@flint/shared/contracts/billing-desk';
import type { CallOutput } from '@flint/shared/contracts/call';
import { formatMoney } from '@flint/shared/contracts/money';
import { callResource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import { formatCredits, formatNumber } from '@flint/shared/ui/format-number';
import layout from '@flint/shared/ui/layout.module.css';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { Segmented } from '@flint/shared/ui/segmented';
import { Skeleton } from '@flint/shared/ui/skeleton';
import { Table } from '@flint/shared/ui/table';
import text from '@flint/shared/ui/text.module.css';
import { useState } from 'react';
import { ModelFigures } from './model-figures';
import styles from './staff.module.css';

/** Days that the figures may reach back. */
const RANGES = [7, 30, 90];

type CreditDay = CallOutput<typeof deskFigures>['credits'][number];

/** Days before there were any credits are left out. */
const hasCredits = ({ given, spent, takenBack, outstanding }: CreditDay) =>
  [given, spent, takenBack, outstanding].some((credits) => credits !== 0);

/** Revenue and credits by day, what users have now, and what each model earns and costs. */
export function DeskFigures() {
  const [days, setDays] = useState<number>(30);
  return (
    <>
      <div>
        <Segmented
          label="Days of figures"
          value={days}
          onChange={setDays}
          segments={RANGES.map((value) => ({ value, label: `${value} days` }))}
        />
      </div>
      <Figures days={days} />
    </>
  );
}

function Figures({ days }: { days: number }) {
  const { data, status, error, reload } = useResource(callResource(deskFigures, { query: { days } }));
  if (status === 'failed' && !data)
    return (
      <RetryNote title={toMessage(error)} onRetry={reload}>
        Nothing was changed.
      </RetryNote>
    );
  if (!data) return <Skeleton shape="block" className={styles.tableSkeleton} />;
  const { paid, promotional, held, owed } = data.outstanding;
  const now = [
    ['Paid', paid],
    ['Promotional', promotional],
    ['Held by running work', held],
    ['Owed to us', owed],
  ] as const;
  return (
    <>
      <dl className={styles.facts} aria-label="Credits outstanding now">
        {now.map(([term, credits]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{formatCredits(credits)}</dd>
          </div>
        ))}
      </dl>
      <section className={layout.stack} aria-labelledby="revenue">
        <h2 className={text.h} id="revenue">
          Revenue by day
        </h2>
        {data.money.length === 0 && <p className={text.soft}>Nothing was sold in the last {days} days.</p>}
        {data.money.length > 0 && (
          <Table
            label="Revenue by day"
            rows={data.money}
            rowKey={({ day, sold }) => `${day} ${sold.currency}`}
            columns={[
              { key: 'day', head: 'Day (UTC)', cell: ({ day }) => <span className={styles.when}>{day}</span> },
              { key: 'payments', head: 'Payments', numeric: true, cell: ({ payments }) => formatNumber(payments) },
              { key: 'sold', head: 'Sold', numeric: true, cell: ({ sold }) => formatMoney(sold) },
              { key: 'returned', head: 'Went back', numeric: true, cell: ({ returned }) => formatMoney(returned) },
              {
                key: 'revenue',
                head: 'Revenue',
                numeric: true,
                cell: ({ sold, returned }) => formatMoney({ ...sold, amount: sold.amount - returned.amount }),
              },
            ]}
          />
        )}
      </section>
      <section className={layout.stack} aria-labelledby="by-day">
        <h2 className={text.h} id="by-day">
          Credits by day
        </h2>
        <Table
          label="Credits by day"
          rows={data.credits.filter(hasCredits)}
          rowKey={({ day }) => day}
          columns={[
            { key: 'day', head: 'Day (UTC)', cell: ({ day }) => <span className={styles.when}>{day}</span> },
            { key: 'given', head: 'Given', numeric: true, cell: ({ given }) => formatNumber(given) },
            { key: 'spent', head: 'Spent', numeric: true, cell: ({ spent }) => formatNumber(spent) },
            { key: 'taken', head: 'Taken back', numeric: true, cell: ({ takenBack }) => formatNumber(takenBack) },
            { key: 'left', head: 'Outstanding', numeric: true, cell: ({ outstanding }) => formatNumber(outstanding) },
          ]}
        />
      </section>
      <ModelFigures data={data} days={days} />
    </>
  );
}
