import { apiAddress } from '@flint/shared/api/config';
import { formatMoney } from '@flint/shared/contracts/money';
import { type Purchase, purchaseList } from '@flint/shared/contracts/purchases';
import { callResource } from '@flint/shared/state/resource';
import { useResource } from '@flint/shared/state/use-resource';
import { DownloadLink } from '@flint/shared/ui/download-link';
import { formatCredits } from '@flint/shared/ui/format-number';
import { formatMoment } from '@flint/shared/ui/format-time';
import layout from '@flint/shared/ui/layout.module.css';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { type Column, Table } from '@flint/shared/ui/table';
import text from '@flint/shared/ui/text.module.css';
import styles from './credits.module.css';

const PURCHASES = callResource(purchaseList, { query: {} });

const STATES: Record<Purchase['state'], string> = {
  paid: 'Paid, credits on their way',
  credited: 'Paid',
  refunded: 'Refunded',
  disputed: 'Disputed',
};

const COLUMNS: readonly Column<Purchase>[] = [
  {
    key: 'when',
    head: 'When',
    cell: ({ createdAt }) => (
      <time className={styles.when} dateTime={createdAt}>
        {formatMoment(createdAt)}
      </time>
    ),
  },
  { key: 'what', head: 'Package', cell: ({ name, credits }) => `${name}, ${formatCredits(credits)}` },
  { key: 'state', head: 'State', cell: (row) => stateOf(row) },
  { key: 'price', head: 'Price', numeric: true, cell: ({ price }) => formatMoney(price) },
  {
    key: 'receipt',
    head: 'Receipt',
    numeric: true,
    cell: ({ receiptUrl, number }) => (
      <DownloadLink href={apiAddress(receiptUrl)} name={`receipt-${number}.pdf`}>
        {number}
      </DownloadLink>
    ),
  },
];

function stateOf({ state, refunded, price, testMode }: Purchase): string {
  const part = refunded > 0 && refunded < price.amount;
  const words = part ? `${formatMoney({ ...price, amount: refunded })} refunded` : STATES[state];
  return testMode ? `${words} (test)` : words;
}

/** What was bought, with receipts; nothing before the first purchase. */
export function Purchases() {
  const { data, status, reload } = useResource(PURCHASES);
  if (status === 'failed' && !data)
    return (
      <RetryNote title="Your purchases could not be read." onRetry={reload}>
        They are safe.
      </RetryNote>
    );
  if (!data || data.purchases.length === 0) return null;
  return (
    <section className={layout.stack} aria-labelledby="purchases">
      <h2 className={text.h} id="purchases">
        Purchases and receipts
      </h2>
      <Table label="Purchases and receipts" stacks columns={COLUMNS} rows={data.purchases} rowKey={({ id }) => id} />
    </section>
  );
}
