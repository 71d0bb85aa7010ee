import type { Tx } from '../../platform/db/transaction';
import { shareUnfinished } from './unfinished-repository';

/**
 * Locks a run against ending until the transaction commits, so that what the transaction writes still counts.
 * @returns false when the run has ended; later deliveries are not paid
 */
export async function holdOpen(tx: Tx, runId: string): Promise<boolean> {
  return (await shareUnfinished(tx, runId)) !== undefined;
}
