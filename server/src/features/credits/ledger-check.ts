import type { Db } from '../../platform/db/database';
import { countLedger, findProblems } from './ledger-check-repository';

export interface LedgerReport {
  readonly ok: boolean;
  readonly accounts: number;
  readonly movements: number;
  readonly openHolds: number;
  readonly problems: readonly string[];
}

/** Checks every invariant of the ledger over every row. Reads one snapshot, changes nothing. */
export async function checkLedger(db: Db): Promise<LedgerReport> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const problems = await findProblems(tx);
      return { ok: problems.length === 0, ...(await countLedger(tx)), problems };
    });
}
