import type { Tx } from '../../platform/db/transaction';
import { shareUnfinished } from './unfinished-repository';

/**
 * Keeps a run from ending before the transaction does: what is written in it still counts.
 * @returns false when the run has ended; what comes now was not paid
 */
export async function holdOpen(tx: Tx, runId: string): Promise<boolean> {
  return (await shareUnfinished(tx, runId)) !== undefined;
}
