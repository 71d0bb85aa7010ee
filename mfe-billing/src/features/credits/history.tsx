import type { Transaction } from '@flint/shared/contracts/credits';
import { formatChange, formatNumber } from '@flint/shared/ui/format-number';
import { formatMoment } from '@flint/shared/ui/format-time';
import layout from '@flint/shared/ui/layout.module.css';
import { Skeleton } from '@flint/shared/ui/skeleton';
import { StatePanel } from '@flint/shared/ui/state-panel';
import { type Column, Table } from '@flint/shared/ui/table';
import text from '@flint/shared/ui/text.module.css';
import styles from './credits.module.css';

const WORDS: Record<Transaction['type'], string> = {
  starter: 'Starter',
  purchase: 'Purchase',
  grant: 'Added',
  hold: 'Held',
  spend: 'Spent',
  return: 'Returned',
};

const COLUMNS: readonly Column<Transaction>[] = [
  {
    key: 'when',
    head: 'When',
    cell: ({ createdAt }) => (
      <time className={styles.when} dateTime={createdAt}>
        {formatMoment(createdAt)}
      </time>
    ),
  },
  { key: 'what', head: 'What', cell: ({ type }) => <span className={text.strong}>{WORDS[type]}</span> },
  { key: 'for', head: 'For', cell: ({ description }) => <span className={styles.purpose}>{description}</span> },
  {
    key: 'credits',
    head: 'Credits',
    numeric: true,
    cell: ({ amount }) => <span className={amount > 0 ? text.good : undefined}>{formatChange(amount)}</span>,
  },
  { key: 'balance', head: 'Balance', numeric: true, cell: ({ balanceAfter }) => formatNumber(balanceAfter) },
];

/** The latest transactions, newest first. */
export function History({ transactions, loading }: { transactions: readonly Transaction[]; loading: boolean }) {
  return (
    <section className={layout.stack} aria-labelledby="history" aria-busy={loading}>
      <h2 className={text.h} id="history">
        Latest movements
      </h2>
      {loading && <Skeleton shape="block" className={styles.tableSkeleton} />}
      {!loading && transactions.length === 0 && (
        <StatePanel title="No movements yet" level={3}>
          Verify your e-mail address to get your starter credits. What you spend and get back is listed here.
        </StatePanel>
      )}
      {transactions.length > 0 && (
        <Table label="Latest movements" columns={COLUMNS} rows={transactions} rowKey={({ id }) => id} />
      )}
    </section>
  );
}
