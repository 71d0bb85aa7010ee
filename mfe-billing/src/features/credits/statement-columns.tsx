import { runHref } from '@flint/shared/contracts/run-href';
import type { StatementRow } from '@flint/shared/contracts/statement';
import { formatChange, formatNumber } from '@flint/shared/ui/format-number';
import { formatMoment } from '@flint/shared/ui/format-time';
import type { Column } from '@flint/shared/ui/table';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { Link } from 'react-router-dom';
import styles from './credits.module.css';

const WORDS: Record<StatementRow['type'], string> = {
  starter: 'Starter',
  purchase: 'Purchase',
  grant: 'Added',
  gift: 'Gift code',
  referral: 'Recommendation',
  hold: 'Held',
  spend: 'Spent',
  return: 'Returned',
  reclaim: 'Taken back',
  expiry: 'Expired',
};

/** When, what, for which work, the change and the balance after it. */
export const STATEMENT_COLUMNS: readonly Column<StatementRow>[] = [
  {
    key: 'when',
    head: 'When',
    cell: ({ at }) => (
      <time className={styles.when} dateTime={at}>
        {formatMoment(at)}
      </time>
    ),
  },
  { key: 'what', head: 'What', cell: ({ type }) => <span className={text.strong}>{WORDS[type]}</span> },
  { key: 'for', head: 'For', cell: (row) => <Purpose row={row} /> },
  {
    key: 'credits',
    head: 'Credits',
    numeric: true,
    cell: ({ amount }) => <span className={amount > 0 ? text.good : undefined}>{formatChange(amount)}</span>,
  },
  { key: 'balance', head: 'Balance', numeric: true, cell: ({ balanceAfter }) => formatNumber(balanceAfter) },
];

/** What it was for, linked to the work where there is some. */
function Purpose({ row: { runId, kind, description } }: { row: StatementRow }) {
  if (runId === null || kind === null) return <span className={styles.purpose}>{description}</span>;
  return (
    <Link className={clsx(styles.purpose, styles.work)} to={runHref({ kind, id: runId })}>
      {description}
    </Link>
  );
}
