import type { Db } from '../../platform/db/database';
import type { Tx } from '../../platform/db/transaction';
import { countUnits, deliverMore, deliverUnfinished } from './deliveries-repository';
import { lockUnfinished } from './unfinished-repository';

/** What a run has brought so far. */
export interface Delivered {
  readonly units: number;
  /** Whole credits accrued by it: what the run is charged when it ends, at most its hold. */
  readonly accrued: number;
  readonly output: object | null;
}

/**
 * Writes down what a run has brought, which its end counts.
 * @param more true for what comes piece by piece: each call then replaces what was known
 * @returns false, and nothing is written, when the run has ended or this was written before
 */
export async function recordDelivery(
  tx: Db | Tx,
  runId: string,
  { units, accrued, output }: Delivered,
  more = false,
): Promise<boolean> {
  // One statement: a text that is written is kept many times, and a row that is read brings all of it back.
  return deliverUnfinished(tx, runId, { units, accrued, output: output && JSON.stringify(output) }, more);
}

/**
 * Writes down what a run has brought so far, and tells those who follow it: each call replaces what was known.
 * @returns false when the run has ended
 */
export async function recordMore(db: Db, runId: string, { units, accrued, output }: Delivered): Promise<boolean> {
  return deliverMore(db, runId, { units, accrued, output: output && JSON.stringify(output) });
}

/**
 * Counts a unit that is kept by itself, such as one of several pictures. The run is locked, so that units kept side by
 * side are all counted and none is kept beyond its end.
 * @param keep writes the unit's rows in the same transaction
 * @returns false, and `keep` is not called, when the run has ended
 */
export async function recordUnit(tx: Tx, runId: string, keep: () => Promise<void>): Promise<boolean> {
  if (!(await lockUnfinished(tx, runId))) return false;
  await keep();
  await countUnits(tx, runId);
  return true;
}
