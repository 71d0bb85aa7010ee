import type { Reporting } from '@flint/shared/contracts/monitoring/reporting';
import { StatePanel } from '@flint/shared/ui/state-panel';
import { type Column, Table } from '@flint/shared/ui/table';
import text from '@flint/shared/ui/text.module.css';

/** What became of a report, in words; the SDK's own reasons for dropping one are shown as they are. */
const WORDS: Readonly<Record<string, string>> = {
  sent: 'Sent',
  refused: 'Refused: not a report to this service',
  'other-site': 'Refused: from another site',
  'too-large': 'Dropped: too large',
  'too-many': 'Dropped: too many from one address, or the service asked for a pause',
  'service-away': 'Dropped: the service did not take it',
  sample_rate: 'Not drawn: a tenth of the traces is sent',
  event_processor: 'Dropped: noise',
  before_send: 'Dropped: noise',
  network_error: 'Dropped: the service could not be reached',
  ratelimit_backoff: 'Dropped: the service asked for a pause',
  send_error: 'Dropped: the service refused it',
};

interface Row {
  readonly from: string;
  readonly outcome: string;
  readonly count: number;
}

const COLUMNS: readonly Column<Row>[] = [
  { key: 'from', head: 'From', cell: ({ from }) => from },
  { key: 'outcome', head: 'What became of it', cell: ({ outcome }) => WORDS[outcome] ?? `Dropped: ${outcome}` },
  { key: 'count', head: 'Reports', cell: ({ count }) => count, numeric: true },
];

/** Reports of the last hour, by where they come from and what became of them. */
export function RecentReports({ recent }: { recent: Reporting['recent'] }) {
  const rows = [...rowsOf('Pages', recent.pages), ...rowsOf('Server', recent.server)];
  if (rows.length === 0)
    return <StatePanel title="No report within an hour">Neither pages nor this process had one to send.</StatePanel>;
  return (
    <section>
      <h2 className={text.strong}>The last hour</h2>
      <p className={text.soft}>As counted by the process that answers.</p>
      <Table label="Reports of the last hour" columns={COLUMNS} rows={rows} rowKey={(row) => row.from + row.outcome} />
    </section>
  );
}

const rowsOf = (from: string, outcomes: Readonly<Record<string, number>>): Row[] =>
  Object.entries(outcomes)
    .map(([outcome, count]) => ({ from, outcome, count }))
    .sort((a, b) => b.count - a.count);
