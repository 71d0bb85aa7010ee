import type { Collector } from '../../platform/telemetry/metrics/collector';
import { findLedgerFigures } from './ledger-figures-repository';

/**
 * The ledger's invariants that are cheap to monitor; `ledger:check` checks the rest. The sum reads every entry, so it
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
    const figures = await findLedgerFigures(db);
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
