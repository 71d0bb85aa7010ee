import type { Tx } from '../../platform/db/transaction';
import { lockUnfinished } from './runs-repository';

/** What a run has brought so far. */
export interface Delivered {
  readonly units: number;
  /** Credits it cost. */
  readonly earned: number;
  readonly output: object | null;
}

/**
 * Writes down what a run has brought, which its end counts.
 * @param more true for what comes piece by piece: each call then replaces what was known
 * @returns false, and nothing is written, when the run has ended or this was written before
 */
export async function recordDelivery(
  tx: Tx,
  runId: string,
  { units, earned, output }: Delivered,
  more = false,
): Promise<boolean> {
  const run = await lockUnfinished(tx, runId);
  if (!run || (run.units !== null && !more)) return false;
  const change = { units, earned, output: output && JSON.stringify(output) };
  await tx.updateTable('run').set(change).where('id', '=', runId).execute();
  return true;
}
