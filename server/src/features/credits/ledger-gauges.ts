import { sql } from 'kysely';
import type { Collector } from '../../platform/telemetry/metrics/collector';

interface Figures {
  entries_sum: number;
  below_zero: number;
  holds: number;
  held: number;
  oldest: number | null;
}

/**
 * The ledger's invariants that can be read at any time; `ledger:check` proves the rest. The sum reads every entry, so it
 * is read once a minute.
 */
export const ledgerGauges: Collector = {
  name: 'ledger',
  everyMs: 60_000,
  gauges: [
    { name: 'flint_ledger_entries_sum', help: 'Sum of all entries in whole credits; anything but 0 is a fault' },
    { name: 'flint_ledger_accounts_below_zero', help: 'Accounts of users below 0; anything but 0 is a fault' },
    { name: 'flint_ledger_holds_open', help: 'Holds of runs that have not ended' },
    { name: 'flint_ledger_credits_held', help: 'Whole credits in open holds' },
    { name: 'flint_ledger_oldest_hold_seconds', help: 'Age of the oldest open hold; 0 without one' },
  ],
  async collect(db) {
    const { rows } = await sql<Figures>`
      select (select coalesce(sum(amount), 0)::bigint from ledger_entry) as entries_sum,
             (select count(*) from ledger_account where balance < 0 and not allow_negative) as below_zero,
             count(*) as holds, coalesce(sum(h.amount), 0)::bigint as held,
             extract(epoch from now() - min(t.at))::float8 as oldest
      from ledger_hold h left join ledger_txn t on t.hold_id = h.id and t.kind = 'reserve'
      where h.state = 'held'`.execute(db);
    const figures = rows[0];
    if (!figures) return [];
    return [
      { gauge: 'flint_ledger_entries_sum', value: figures.entries_sum },
      { gauge: 'flint_ledger_accounts_below_zero', value: figures.below_zero },
      { gauge: 'flint_ledger_holds_open', value: figures.holds },
      { gauge: 'flint_ledger_credits_held', value: figures.held },
      { gauge: 'flint_ledger_oldest_hold_seconds', value: figures.oldest ?? 0 },
    ];
  },
};
