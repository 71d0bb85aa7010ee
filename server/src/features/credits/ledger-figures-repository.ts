import { sql } from 'kysely';
import type { Db } from '../../platform/db/database';

export interface LedgerFigures {
  readonly entries_sum: number;
  /** Accounts of users. */
  readonly below_zero: number;
  readonly holds: number;
  /** Whole credits in them. */
  readonly held: number;
  /** Age of the oldest in seconds; null without one. */
  readonly oldest: number | null;
}

/** The ledger's sums and its open holds. Reads every entry. */
export async function findLedgerFigures(db: Db): Promise<LedgerFigures | undefined> {
  const { rows } = await sql<LedgerFigures>`
    select (select coalesce(sum(amount), 0)::bigint from ledger_entry) as entries_sum,
           (select count(*) from ledger_account where balance < 0 and not allow_negative) as below_zero,
           count(*) as holds, coalesce(sum(h.amount), 0)::bigint as held,
           extract(epoch from now() - min(t.at))::float8 as oldest
    from ledger_hold h left join ledger_txn t on t.hold_id = h.id and t.kind = 'reserve'
    where h.state = 'held'`.execute(db);
  return rows[0];
}
