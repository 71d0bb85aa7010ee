import { toMessage } from '@flint/shared/api/message';
import { DESK_FILTERS, type DeskPayment, listDeskPayments } from '@flint/shared/contracts/billing-desk';
import { formatMoney } from '@flint/shared/contracts/money';
import { callResource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import { Button } from '@flint/shared/ui/button';
import { Field } from '@flint/shared/ui/field';
import { formatNumber } from '@flint/shared/ui/format-number';
import { formatMoment } from '@flint/shared/ui/format-time';
import layout from '@flint/shared/ui/layout.module.css';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { Segmented } from '@flint/shared/ui/segmented';
import { Skeleton } from '@flint/shared/ui/skeleton';
import { StatePanel } from '@flint/shared/ui/state-panel';
import { type Column, Table } from '@flint/shared/ui/table';
import text from '@flint/shared/ui/text.module.css';
import { TextInput } from '@flint/shared/ui/text-input';
import clsx from 'clsx';
import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import styles from './staff.module.css';

type Filter = (typeof DESK_FILTERS)[number];

const FILTERS: Record<Filter, string> = { all: 'All', refunded: 'Refunded', disputed: 'Disputed' };

/** What became of a payment's money, in a few words. */
export function moneyState({ disputed, refunded, price, testMode }: DeskPayment): string {
  const whole = refunded >= price.amount ? 'Refunded' : `${formatMoney({ ...price, amount: refunded })} refunded`;
  const words = disputed ? 'Disputed' : refunded > 0 ? whole : 'Paid';
  return testMode ? `${words} (test)` : words;
}

const COLUMNS: readonly Column<DeskPayment>[] = [
  {
    key: 'when',
    head: 'When',
    cell: ({ createdAt }) => (
      <time className={styles.when} dateTime={createdAt}>
        {formatMoment(createdAt)}
      </time>
    ),
  },
  {
    key: 'number',
    head: 'Receipt',
    cell: ({ id, number }) => (
      <Link className={clsx(text.link, styles.code)} to={`/staff/billing/${id}`}>
        {number}
      </Link>
    ),
  },
  { key: 'who', head: 'Credits to', cell: ({ email }) => <span className={styles.name}>{email}</span> },
  { key: 'state', head: 'State', cell: moneyState },
  { key: 'credits', head: 'Credits', numeric: true, cell: ({ credits }) => formatNumber(credits) },
  { key: 'price', head: 'Price', numeric: true, cell: ({ price }) => formatMoney(price) },
];

/** Finds payments; the search stands in the address. */
export function DeskPayments() {
  const [query, setQuery] = useSearchParams();
  const search = query.get('q') ?? '';
  const [filter, setFilter] = useState<Filter>('all');
  const [typed, setTyped] = useState(search);
  const { data, status, error, reload } = useResource(
    callResource(listDeskPayments, { query: { ...(search !== '' && { q: search }), filter } }),
  );
  const find = (event: FormEvent) => {
    event.preventDefault();
    setQuery(typed.trim() === '' ? {} : { q: typed.trim() });
  };
  return (
    <section className={layout.stack} aria-label="Payments">
      <form className={styles.find} aria-label="Find payments" onSubmit={find}>
        <Field label="Find a payment" help="Part of an address, or a whole receipt number, id or id at the provider.">
          <TextInput type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
        </Field>
        <Button type="submit" variant="line">
          Find
        </Button>
      </form>
      <div>
        <Segmented
          label="Which payments"
          value={filter}
          onChange={setFilter}
          segments={DESK_FILTERS.map((value) => ({ value, label: FILTERS[value] }))}
        />
      </div>
      {status === 'failed' && (
        <RetryNote title={toMessage(error)} onRetry={reload}>
          Nothing was changed.
        </RetryNote>
      )}
      {!data && status !== 'failed' && <Skeleton shape="block" className={styles.tableSkeleton} />}
      {data?.payments.length === 0 && (
        <StatePanel title="No payment fits" level={3} art="none">
          The newest fifty stand here when the search is empty.
        </StatePanel>
      )}
      {data && data.payments.length > 0 && (
        <Table label="Payments" columns={COLUMNS} rows={data.payments} rowKey={({ id }) => id} />
      )}
    </section>
  );
}
