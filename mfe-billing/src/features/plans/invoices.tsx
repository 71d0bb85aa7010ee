import { apiAddress } from '@flint/shared/api/config';
import { formatMoney } from '@flint/shared/contracts/money';
import type { Invoice } from '@flint/shared/contracts/subscriptions';
import { Badge } from '@flint/shared/ui/badge';
import { DownloadLink } from '@flint/shared/ui/download-link';
import { type Column, Table } from '@flint/shared/ui/table';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { sayShortDay } from './overview';
import styles from './plans.module.css';

const STATES: Record<Invoice['state'], { words: string; tone: 'good' | 'bad' | 'plain' }> = {
  paid: { words: 'Paid', tone: 'good' },
  open: { words: 'Open', tone: 'bad' },
  refunded: { words: 'Refunded', tone: 'plain' },
  void: { words: 'Void', tone: 'plain' },
};

const COLUMNS: readonly Column<Invoice>[] = [
  { key: 'date', head: 'Date', cell: ({ createdAt }) => <time dateTime={createdAt}>{sayShortDay(createdAt)}</time> },
  {
    key: 'for',
    head: 'For',
    cell: ({ description, number }) => (
      <span>
        <span className={text.strong}>{description}</span>
        <br />
        <span className={clsx(text.small, text.soft, text.num)}>{number}</span>
      </span>
    ),
  },
  { key: 'amount', head: 'Amount', numeric: true, cell: ({ price }) => formatMoney(price) },
  {
    key: 'state',
    head: 'State',
    cell: ({ state }) => <Badge tone={STATES[state].tone}>{STATES[state].words}</Badge>,
  },
  {
    key: 'file',
    head: 'Receipt',
    cell: ({ receiptUrl, payUrl, number, price }) =>
      receiptUrl ? (
        <DownloadLink href={apiAddress(receiptUrl)} name={`${number}.pdf`}>
          PDF
        </DownloadLink>
      ) : (
        payUrl && (
          <a className={text.link} href={payUrl}>
            Pay {formatMoney(price)}
          </a>
        )
      ),
  },
];

/** Payments for plans, newest first, each with its receipt, or with where it is paid. */
export function Invoices({ invoices }: { invoices: readonly Invoice[] }) {
  if (invoices.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="invoices">
      <h2 className={text.h} id="invoices">
        Invoices
      </h2>
      <Table label="Invoices" stacks columns={COLUMNS} rows={invoices} rowKey={({ id }) => id} />
    </section>
  );
}
