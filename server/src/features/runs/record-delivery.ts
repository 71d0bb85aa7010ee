import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import { countUnits, deliverMore, deliverUnfinished } from './deliveries-repository';
import { lockUnfinished } from './unfinished-repository';

/** What a run has delivered so far. */
export interface Delivered {
  readonly units: number;
  /** Whole credits accrued by it: the charge when the run ends, at most its hold. */
  readonly accrued: number;
  readonly output: object | null;
}

/**
 * Records what a run has delivered, which is charged at its end.
 * @param more true for deliveries in pieces: each call then replaces the record before
 * @returns false, and nothing is written, when the run has ended or has a record already
 */
export async function recordDelivery(
  tx: Db | Tx,
  runId: string,
  { units, accrued, output }: Delivered,
  more = false,
): Promise<boolean> {
  // One statement without a read: a streamed text is stored many times, and reading the row would fetch all of it.
  return deliverUnfinished(tx, runId, { units, accrued, output: output && JSON.stringify(output) }, more);
}

/**
 * Records what a run has delivered so far and notifies its followers; each call replaces the record before.
 * @returns false when the run has ended
 */
export async function recordMore(db: Db, runId: string, { units, accrued, output }: Delivered): Promise<boolean> {
  return deliverMore(db, runId, { units, accrued, output: output && JSON.stringify(output) });
}

/**
 * Counts a unit that is stored separately, such as one of several pictures. Locks the run, so that units stored
 * concurrently are all counted and none is stored after its end.
 * @param keep writes the unit's rows in the same transaction
 * @returns false, and `keep` is not called, when the run has ended
 */
export async function recordUnit(tx: Tx, runId: string, keep: () => Promise<void>): Promise<boolean> {
  if (!(await lockUnfinished(tx, runId))) return false;
  await keep();
  await countUnits(tx, runId);
  return true;
}
