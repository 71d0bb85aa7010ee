import { apiAddress } from '@flint/shared/api/config';
import { toMessage } from '@flint/shared/api/message';
import { request } from '@flint/shared/api/request';
import { RECENT_TRANSACTIONS } from '@flint/shared/contracts/credits';
import {
  creditsStatement,
  creditsStatementCsv,
  STATEMENT_FILTERS,
  type StatementRow,
} from '@flint/shared/contracts/statement';
import { loadNext, pagedResource } from '@flint/shared/state/pages';
import { useResource } from '@flint/shared/state/use-resource';
import { Button } from '@flint/shared/ui/button';
import { DownloadLink } from '@flint/shared/ui/download-link';
import layout from '@flint/shared/ui/layout.module.css';
import { RetryNote } from '@flint/shared/ui/retry-note';
import { Segmented } from '@flint/shared/ui/segmented';
import { Skeleton } from '@flint/shared/ui/skeleton';
import { StatePanel } from '@flint/shared/ui/state-panel';
import { Table } from '@flint/shared/ui/table';
import text from '@flint/shared/ui/text.module.css';
import clsx from 'clsx';
import { useStore } from 'jotai';
import { useState } from 'react';
import styles from './credits.module.css';
import { STATEMENT_COLUMNS } from './statement-columns';

type Filter = (typeof STATEMENT_FILTERS)[number];

const WORDS: Record<Filter, string> = { all: 'All', in: 'Added', out: 'Spent', held: 'Held' };

const statementOf = (filter: Filter) =>
  pagedResource<StatementRow>(`${creditsStatement.id} ${filter}`, async (cursor, { signal }) => {
    const query = { filter, limit: RECENT_TRANSACTIONS, ...(cursor !== undefined && { cursor }) };
    const { rows, next } = await request(creditsStatement, { query }, { signal });
    return { items: rows, next };
  });

/** All movements, net for each run, newest first, with a filter and as CSV. */
export function Statement() {
  const [filter, setFilter] = useState<Filter>('all');
  return (
    <section className={layout.stack} aria-labelledby="movements">
      <div className={clsx(layout.split, layout.wrap)}>
        <h2 className={text.h} id="movements">
          Movements
        </h2>
        <div className={clsx(layout.row, layout.wrap)}>
          <Segmented
            label="Which movements"
            value={filter}
            onChange={setFilter}
            segments={STATEMENT_FILTERS.map((value) => ({ value, label: WORDS[value] }))}
          />
          <SaveAsCsv filter={filter} />
        </div>
      </div>
      <Rows key={filter} filter={filter} />
    </section>
  );
}

/** Downloads the statement by the same filter, once there is one. */
function SaveAsCsv({ filter }: { filter: Filter }) {
  const { data } = useResource(statementOf(filter));
  if (!data || data.items.length === 0) return null;
  return (
    <DownloadLink
      variant="line"
      href={`${apiAddress(creditsStatementCsv.path)}?filter=${filter}`}
      name="flint-credits.csv"
    >
      CSV
    </DownloadLink>
  );
}

function Rows({ filter }: { filter: Filter }) {
  const store = useStore();
  const resource = statementOf(filter);
  const { data, status, error, reload } = useResource(resource);
  if (status === 'failed' && !data)
    return (
      <RetryNote title={toMessage(error)} onRetry={reload}>
        Nothing was changed.
      </RetryNote>
    );
  if (!data) return <Skeleton shape="block" className={styles.tableSkeleton} />;
  if (data.items.length === 0) return <Empty filter={filter} />;
  return (
    <>
      <Table label="Movements" stacks columns={STATEMENT_COLUMNS} rows={data.items} rowKey={({ id }) => id} />
      {data.more === 'failed' && (
        <RetryNote title={toMessage(data.moreError)} onRetry={() => void loadNext(store, resource)}>
          What is shown stays.
        </RetryNote>
      )}
      {data.next !== null && data.more !== 'failed' && (
        <Button
          className={styles.more}
          variant="line"
          busy={data.more === 'loading'}
          onClick={() => void loadNext(store, resource)}
        >
          Show earlier
        </Button>
      )}
    </>
  );
}

function Empty({ filter }: { filter: Filter }) {
  if (filter === 'held')
    return (
      <StatePanel title="Nothing is held" level={3} art="none">
        Running work holds its price until it ends.
      </StatePanel>
    );
  return (
    <StatePanel title="No movements yet" level={3}>
      What you spend, get back and buy is listed here.
    </StatePanel>
  );
}
