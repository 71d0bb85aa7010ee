import { isEnded } from '@flint/shared/contracts/runs';
import { audit } from '../../platform/audit/audit';
import type { Db } from '../../platform/db/database';
import { transact } from '../../platform/db/transaction';
import { stopRun } from '../runs/stop-run';
import type { RunRow } from '../runs/tables';
import { Refused } from './refused';

/**
 * Cancels a run as its owner would, with an audit entry for the actor.
 * @returns whether cancellation had been requested before; then nothing changes
 * @throws Refused when it has ended
 */
export async function cancelRun(db: Db, run: RunRow, actor: string): Promise<{ before: boolean }> {
  if (isEnded(run.status)) throw new Refused(`Run ${run.id} has ended: ${run.status}.`);
  const before = run.cancel_requested_at !== null;
  if (!before) await transact(db, (tx) => audit(tx, { actor, action: 'run.cancel', target: run.id }));
  await stopRun(db, run.id);
  return { before };
}
