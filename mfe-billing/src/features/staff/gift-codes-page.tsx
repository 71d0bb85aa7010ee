import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import { disableGiftCode, type GiftCode, listGiftCodes } from '@flint/shared/contracts/gift-codes';
import { callResource } from '@flint/shared/state/resource';
import { invalidate } from '@flint/shared/state/resources';
import { useResource } from '@flint/shared/state/use-resource';
import { Badge } from '@flint/shared/ui/badge';
import { Button } from '@flint/shared/ui/button';
import { formatNumber } from '@flint/shared/ui/format-number';
import layout from '@flint/shared/ui/layout.module.css';
import { Page, PageHead } from '@flint/shared/ui/page';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { Skeleton } from '@flint/shared/ui/skeleton';
import { StatePanel } from '@flint/shared/ui/state-panel';
import { type Column, Table } from '@flint/shared/ui/table';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { useStore } from 'jotai';
import { useState } from 'react';
import { NewGiftCodesForm } from './new-gift-codes';
import styles from './staff.module.css';

const CODES = callResource(listGiftCodes, {});

const STATES: Record<GiftCode['state'], string> = {
  active: 'Active',
  disabled: 'Disabled',
  expired: 'Ended',
  used_up: 'Used up',
};

const COLUMNS: readonly Column<GiftCode>[] = [
  { key: 'campaign', head: 'Campaign', cell: ({ campaign }) => <span className={styles.name}>{campaign}</span> },
  { key: 'code', head: 'Code', cell: ({ hint }) => <span className={clsx(text.code, styles.code)}>…{hint}</span> },
  {
    key: 'state',
    head: 'State',
    cell: ({ state }) => <Badge tone={state === 'active' ? 'good' : 'plain'}>{STATES[state]}</Badge>,
  },
  { key: 'credits', head: 'Credits', numeric: true, cell: ({ credits }) => formatNumber(credits) },
  {
    key: 'used',
    head: 'Redeemed',
    numeric: true,
    cell: ({ used, uses }) => `${formatNumber(used)} of ${formatNumber(uses)}`,
  },
  {
    key: 'end',
    head: 'Last day',
    cell: ({ expiresAt }) => <span className={styles.when}>{expiresAt?.slice(0, 10) ?? 'None'}</span>,
  },
  { key: 'days', head: 'Credits last', cell: ({ creditDays: days }) => (days === null ? 'No end' : `${days} days`) },
  { key: 'action', head: 'Action', cell: (code) => <Disable code={code} /> },
];

/** Staff page: creates gift codes, lists them and ends them. */
export default function GiftCodesPage() {
  const { data, status, error, reload } = useResource(CODES);
  return (
    <Page>
      <PageHead title="Gift codes" lead="Credits to give away. Everything done here is recorded with your name." />
      <NewGiftCodesForm />
      <section className={layout.stack} aria-labelledby="codes">
        <h2 className={text.h} id="codes">
          All codes
        </h2>
        {status === 'failed' && (
          <RetryNote title={toMessage(error)} onRetry={reload}>
            Nothing was changed.
          </RetryNote>
        )}
        {!data && status !== 'failed' && <Skeleton shape="block" className={styles.tableSkeleton} />}
        {data?.codes.length === 0 && (
          <StatePanel title="No codes yet" level={3}>
            The first one is created above.
          </StatePanel>
        )}
        {data && data.codes.length > 0 && (
          <Table label="Gift codes" columns={COLUMNS} rows={data.codes} rowKey={({ id }) => id} />
        )}
      </section>
    </Page>
  );
}

function Disable({ code: { id, campaign, hint, state } }: { code: GiftCode }) {
  const store = useStore();
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  if (state !== 'active') return null;
  const disable = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await request(disableGiftCode, { params: { id } });
      invalidate(store, listGiftCodes.id);
    } catch (error) {
      setFailure(toMessage(error));
    }
    setBusy(false);
  };
  return (
    <>
      <Button size="sm" busy={busy} aria-label={`Disable ${campaign} …${hint}`} onClick={() => void disable()}>
        Disable
      </Button>
      {failure && <p className={text.bad}>{failure}</p>}
    </>
  );
}
